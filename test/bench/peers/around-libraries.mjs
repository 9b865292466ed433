import { COOKIES } from '../content-pages.mjs'

const CONSENT = {
  // A browser that a script drives counts as one.
  hideFromBots: false,
  categories: { necessary: { enabled: true, readOnly: true }, analytics: {} },
  guiOptions: { consentModal: { layout: 'bar', position: 'bottom' } },
  language: {
    default: 'en',
    translations: {
      en: {
        consentModal: { description: COOKIES, acceptAllBtn: 'Accept', acceptNecessaryBtn: 'Decline' },
        preferencesModal: { sections: [] },
      },
    },
  },
}

/** A player and a cookie banner beside libraries that have none. */
export const AROUND = `import 'lite-youtube-embed'
import 'lite-youtube-embed/src/lite-yt-embed.css'
import * as CookieConsent from 'vanilla-cookieconsent'
import 'vanilla-cookieconsent/dist/cookieconsent.css'
CookieConsent.run(${JSON.stringify(CONSENT)})`
