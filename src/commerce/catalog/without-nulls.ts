import { isRecord } from '../../data/core/json'

/** Levels of a call's data below which nothing is read. */
const DEPTH = 5

/** The data without its nulls, which servers write for what is missing. */
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
