import { valueAt } from '../site/site.places'
import type { SiteContext } from '../site/site-store'

/** The site's key with its captcha provider, as its settings hold it (B7 L319); '' when they hold none. */
export function siteKeyOf(context: SiteContext): string {
  const key = valueAt(context, ['websiteSettings', 'captchaSettings', 'siteKey'])
  return typeof key === 'string' ? key : ''
}
