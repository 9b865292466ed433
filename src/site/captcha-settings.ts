import { slice, text } from './core/slice'

/** The site's key at its captcha provider; '' if missing. */
export const captchaSettings = slice(['websiteSettings.captchaSettings.'], { siteKey: text() })
