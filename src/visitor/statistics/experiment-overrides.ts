import { localArea, type StorageArea } from '../../data/core/access'
import { parseQuery } from '../../data/core/query'
import { isRecord } from '../../data/core/record'
import { forget, keep, recall } from '../../data/core/timed'
import type { SiteContext } from '../../site/core/site-store'
import { SITE_STATUSES } from '../../site/site-statuses'
import { statisticsSettings } from '../measure-page/statistics-settings'
import type { Overrides } from './experiments'

/** Storage key (decisions §3). */
export const OVERRIDES_KEY = 'ss_ab_overrides'

/** `?abtest.{name}={variant}`; the value `reset` clears all (decisions §3). */
const PREFIX = 'abtest.'
const RESET = 'reset'

/**
 * The variants that the address asks for, kept for later pages; none on any site but our own (B6 L290).
 */
export function experimentOverrides(
  context: SiteContext,
  search: string,
  area: StorageArea = localArea,
): Overrides {
  if (statisticsSettings(context).siteStatus !== SITE_STATUSES.internal) return {}
  const asked = [...parseQuery(search)].filter(([name]) => name.startsWith(PREFIX))
  if (asked.some(([, variant]) => variant === RESET)) {
    forget(area, OVERRIDES_KEY)
    return {}
  }
  const kept = recall(area, OVERRIDES_KEY)
  const known = kept.ok && isRecord(kept.value) ? texts(kept.value) : {}
  if (asked.length === 0) return known
  const overrides = {
    ...known,
    ...Object.fromEntries(asked.map(([name, variant]) => [name.slice(PREFIX.length), variant])),
  }
  keep(area, OVERRIDES_KEY, overrides)
  return overrides
}

const texts = (values: Readonly<Record<string, unknown>>): Overrides =>
  Object.fromEntries(
    Object.entries(values).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  )
