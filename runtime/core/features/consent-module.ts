import { consentSettings, isRestrictive } from '../../../src/site/core/consent-settings'
import type { SiteContext } from '../../../src/site/core/site-store'
import { ALLOWED_COOKIE, cookieIn } from '../../../src/visitor/core/tracking'
import { readCookies } from './page-cookies'
import { has, own, type PageModule } from './page-module'
import { CONSENT_CONTROLS } from './page-places'

/** Asks for a banner on a page that has none (B4 L230). */
export const FORCE_BANNER = 'ashlar:cookie-banner:force'

const hasControl = has(CONSENT_CONTROLS)

const hasBanner = (context: SiteContext): boolean => consentSettings(context).isCookieBannerEnabled

/** Whether the visitor is asked, may ask to be, or is not to be followed before. */
export const needsConsent: PageModule['isWanted'] = (context, root, event) =>
  hasBanner(context) || isRestrictive(context) || event?.type === FORCE_BANNER || hasControl(context, root)

/** Whether the visitor has yet to be asked; a page that may read no cookies asks each time. */
const hasNoChoice = (): boolean => cookieIn(readCookies(), ALLOWED_COOKIE) === undefined

/** Keeps the choice, and asks for it. */
export const consent: PageModule['start'] = async (tools, event) => {
  // The part would ask for it, one way to the server and back later. It says what is wrong where it shows.
  if (hasBanner(tools.$site.get()) && hasNoChoice()) tools.load('cookie-banner').catch(() => {})
  await own(() => import('../../features/consent/consent'))(tools)
  // It was not there to hear it.
  if (event?.type === FORCE_BANNER) {
    document.dispatchEvent(new CustomEvent(FORCE_BANNER, { detail: (event as CustomEvent).detail }))
  }
}
