/** Maximum number of keys in a query; the rest is ignored [ROLL-20]. */
export const MAX_QUERY_KEYS = 1000

/** Parses a query, with or without its question mark. */
export function parseQuery(query: string): URLSearchParams {
  const pairs = query.replace(/^\?/, '').split('&').filter(Boolean)
  return new URLSearchParams(pairs.slice(0, MAX_QUERY_KEYS).join('&'))
}
