import { isRecord } from '../record'
import { valueAt } from '../value-at'
import type { SiteContext } from './site-store'

type Path = readonly string[]

/** Fields that servers write in one of two places: what one leaves out is read from the other. */
const PLACES: readonly (readonly [field: Path, alsoAt: Path])[] = [
  [['storeSettings'], ['websiteSettings', 'storeSettings']],
  [['useEscapeKeyToLogin'], ['websiteSettings', 'useEscapeKeyToLogin']],
  [['developerMode'], ['website', 'developerMode']],
  [['website', 'developerMode'], ['developerMode']],
  [['website', 'cloneable'], ['websiteCloneable']],
  [['website', 'templateVersion'], ['templateVersion']],
  [['collectionId'], ['collection', 'id']],
  [['collection', 'id'], ['collectionId']],
  [['itemId'], ['item', 'id']],
  [['item', 'id'], ['itemId']],
]

/** The context with each field where its schema reads it. The given one stays as it is. */
export function inPlace(context: SiteContext): SiteContext {
  return PLACES.reduce((gathered, [field, alsoAt]) => {
    const value = valueAt(context, field) ?? valueAt(context, alsoAt)
    return value === undefined ? gathered : withValue(gathered, field, value)
  }, context)
}

function withValue(record: SiteContext, [key, ...rest]: Path, value: unknown): SiteContext {
  if (key === undefined) return record
  if (!rest.length) return { ...record, [key]: value }
  const inner = record[key] ?? {}
  return isRecord(inner) ? { ...record, [key]: withValue(inner, rest, value) } : record
}
