import { slice, text } from './core/slice'

/** The site's key with its captcha provider, as its settings hold it; '' when they hold none. */
export const captchaSettings = slice(['websiteSettings.captchaSettings.'], { siteKey: text() })
