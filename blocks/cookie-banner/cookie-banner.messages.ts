import { translatable } from '../../src/locale/core/translatable'

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
