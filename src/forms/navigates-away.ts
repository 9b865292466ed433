/**
 * Returns whether following an address loads another document: not a fragment of the page itself, nor mail or
 * a telephone number.
 */
export function navigatesAway(address: string, page: string): boolean {
  const [to, from] = [new URL(address, page), new URL(page)]
  const isDocument = to.protocol === 'http:' || to.protocol === 'https:'
  if (!isDocument) return false
  if (!to.href.includes('#')) return true
  to.hash = from.hash = ''
  return to.href !== from.href
}
