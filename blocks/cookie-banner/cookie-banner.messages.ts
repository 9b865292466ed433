import { translatable } from '../../src/locale/core/translatable'
import type { ConsentCategory } from '../../src/visitor/core/consent-store'

/** The default texts of the banner [CKB-18] [CKB-19]. */
export const MESSAGES = translatable('cookie-banner', {
  label: 'Cookies',
  accept: 'Accept',
  decline: 'Decline',
  notice: {
    compat: 'By using this website, you agree to our use of cookies.',
    gdpr: 'With your consent, we use cookies and services of other companies. You can decline, and change your mind at any time.',
  },
  manage: 'Manage cookies',
})

/** Texts of the preferences panel. */
export const PANEL_MESSAGES = translatable('cookie-panel', {
  title: 'Your cookie choices',
  save: 'Save choices',
  acceptAll: 'Accept all',
  declineAll: 'Decline all',
  always: 'Always on',
  optedOut:
    'Your browser asks sites not to follow you (Global Privacy Control), so analytics and marketing are off unless you switch them on here.',
  chosen: (date: string) => `Last changed on ${date}.`,
  necessary: {
    name: 'Necessary',
    text: 'Required for the site to work: the cart, signing in, and remembering this choice.',
  },
})

/** The consent categories. */
export const CATEGORY_MESSAGES: Readonly<Record<ConsentCategory, { name: string; text: string }>> =
  translatable('cookie-categories', {
    functional: {
      name: 'Functional',
      text: 'Content of other companies on the page, such as videos, maps and fonts.',
    },
    analytics: { name: 'Analytics', text: 'Counts visits, so that the site can be improved.' },
    marketing: { name: 'Marketing', text: 'Measures advertisements, and shows those that may interest you.' },
  })
