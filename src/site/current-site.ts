import { BlockError } from '../block-error'
import { report } from '../report'
import { readSite } from './read-site'
import { $site } from './site'
import type { Site } from './site.schema'
import type { SiteContext } from './site-store'

const known = new WeakMap<SiteContext, Site>()

/**
 * The page context, typed and complete. Reads each context once, so that the same one gives the same
 * object, and reports once what it had to refuse.
 */
export function currentSite(): Site {
  const context = $site.get()
  const site = known.get(context)
  if (site) return site

  const reading = readSite(context)
  known.set(context, reading.site)
  if (reading.problems.length) {
    report(
      new BlockError('data-invalid', ['the site context has wrong fields', ...reading.problems].join('\n')),
    )
  }
  return reading.site
}
