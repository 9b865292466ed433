import { consentSettings } from '../../site/core/consent-settings'
import { pageSettings } from '../../site/core/page-settings'
import { $site } from '../../site/core/site'
import { isTracked } from './tracked'

/** Whether what this visitor does with a block is counted, once they have agreed: by the same rule as their visit. */
export function isCounted(): boolean {
  const isNeverKept = consentSettings().isRestrictiveCookiePolicyAbsolute
  return pageSettings().analytics && !isNeverKept && isTracked($site.get(), location.pathname)
}
