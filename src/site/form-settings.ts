import { slice, text } from './slices/slice'

/** The cookie with the CSRF token of the site's own server, and the header that returns it; '' if missing. */
export const csrfSettings = slice(['forms.csrf.'], { cookie: text(), header: text() })

/** The target of forms without an `action` of their own, in place of the site's backend: an address, or `mailto:`; '' if missing. */
export const formTarget = slice(['forms.'], { action: text() })

/** The site's key at its captcha provider; '' if missing. */
export const captchaSettings = slice(['websiteSettings.captchaSettings.'], { siteKey: text() })
