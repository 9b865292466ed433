/**
 * The first match of `pattern` in a path that its name ends with, or that a query follows, as mirroring tools write one:
 * `shop.html?tag=x`, `shop.html@tag=x`.
 *
 * @param pattern a global one.
 */
export function findEnding(path: string, pattern: RegExp): { ending: string; query: string } | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const lastEquals = name.lastIndexOf('=')
  for (const { 0: ending, index } of name.matchAll(pattern)) {
    const end = index + ending.length
    const isAt = name[end] === '@' && name[end + 1] !== '=' && lastEquals > end + 1
    if (end === name.length || name[end] === '?' || isAt) return { ending, query: name.slice(end) }
  }
  return undefined
}
