import { text } from './context-fields'
import { slice } from './slice'

/** The site's key with its captcha provider, as its settings hold it; '' when they hold none. */
export const captchaSettings = slice(['websiteSettings.captchaSettings.'], { siteKey: text() })
