/** Keys that a query is read up to; what follows is left out [ROLL-20]. */
export const MAX_QUERY_KEYS = 1000

/** Reads a query, with or without its question mark. */
export function parseQuery(query: string): URLSearchParams {
  const pairs = query.replace(/^\?/, '').split('&').filter(Boolean)
  return new URLSearchParams(pairs.slice(0, MAX_QUERY_KEYS).join('&'))
}
