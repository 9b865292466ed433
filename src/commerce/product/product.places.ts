import { isRecord } from '../../data/core/record'
import { withoutNulls } from '../goods/without-nulls'

/** Variants alone, and structured content inside an item, where the schema looks for them; null counts as missing. */
export function inPlace(raw: unknown): unknown {
  const given = withoutNulls(raw)
  if (Array.isArray(given)) return { variants: given }
  if (!isRecord(given)) return given
  const { structuredContent, ...item } = given
  const all = isRecord(structuredContent) ? { ...item, ...structuredContent } : given
  const { variantOptionOrdering, itemId, ...product } = all
  const known = { id: itemId, variantAttributeNames: variantOptionOrdering }
  return { ...withoutUndefined(known), ...product }
}

const withoutUndefined = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
