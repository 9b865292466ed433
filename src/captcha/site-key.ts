import type { SiteContext } from '../site/site-store'
import { valueAt } from '../value-at'

/** The site's key with its captcha provider, as its settings hold it (B7 L319); '' when they hold none. */
export function siteKeyOf(context: SiteContext): string {
  const key = valueAt(context, ['websiteSettings', 'captchaSettings', 'siteKey'])
  return typeof key === 'string' ? key : ''
}
