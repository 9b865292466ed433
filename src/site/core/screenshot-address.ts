import { parseQuery } from '../../data/core/query'

/** Somebody takes a picture of the page: `screenshot` stands in its query, and is not `false` (decisions §3). */
export function isScreenshotAddress(query: string): boolean {
  const value = parseQuery(query).get('screenshot')
  return value !== null && value !== 'false'
}
