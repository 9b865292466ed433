import { $site } from '../site/site'
import { isNeverKept } from '../visit/never-kept'
import { isTracked } from './tracked'

/** Whether what this visitor does with a block is counted, once they have agreed: by the same rule as their visit. */
export function isCounted(): boolean {
  const context = $site.get()
  return context['analytics'] !== false && !isNeverKept(context) && isTracked(context, location.pathname)
}
