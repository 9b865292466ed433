import { isRecord } from '../../data/core/json'

/** Nesting depth down to which nulls are removed: no schema reads deeper. */
const DEPTH = 5

/** Removes nulls, which servers write for missing values. */
export function withoutNulls(value: unknown, depth = DEPTH): unknown {
  if (depth === 0) return value
  if (Array.isArray(value)) return value.map(inner => withoutNulls(inner, depth - 1))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== null)
      .map(([key, inner]) => [key, withoutNulls(inner, depth - 1)]),
  )
}
