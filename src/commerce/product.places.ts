import { isRecord } from '../record'

/** Levels of the data below which nothing is read. */
const DEPTH = 5

/** Variants alone, and structured content inside an item, where the schema looks for them; null counts as missing. */
export function inPlace(raw: unknown): unknown {
  const given = withoutNulls(raw)
  if (Array.isArray(given)) return { variants: given }
  if (!isRecord(given)) return given
  const { structuredContent, ...item } = given
  const all = isRecord(structuredContent) ? { ...item, ...structuredContent } : given
  const { variantOptionOrdering, ...product } = all
  return variantOptionOrdering ? { variantAttributeNames: variantOptionOrdering, ...product } : product
}

function withoutNulls(value: unknown, depth = DEPTH): unknown {
  if (depth === 0) return value
  if (Array.isArray(value)) return value.map(inner => withoutNulls(inner, depth - 1))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== null)
      .map(([key, inner]) => [key, withoutNulls(inner, depth - 1)]),
  )
}
