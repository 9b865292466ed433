/** What the tokens of a blog's address stand for. */
export interface BlogEntry {
  readonly year: number
  /** From 1. */
  readonly month: number
  readonly day: number
  readonly title: string
}

/**
 * The address of a blog entry after a pattern of the tokens `%y`, `%m`, `%d` and `%t`: lower case, hyphens for
 * spaces, no separator twice (B5 L278; decisions §3). Undefined when the pattern has any other token.
 */
export function blogUrl(pattern: string, { year, month, day, title }: BlogEntry): string | undefined {
  const tokens = new Map([
    ['%y', `${year}`],
    ['%m', `${month}`],
    ['%d', `${day}`],
    // What would part the address in two, or end it, is a word's end in a title.
    ['%t', title.replace(/[/?#%&\\]/g, ' ').trim()],
  ])
  const parts = pattern.toLowerCase().match(/%.?|[^%]+/gs) ?? []
  if (parts.some(part => part.startsWith('%') && !tokens.has(part))) return undefined
  return parts
    .map(part => tokens.get(part) ?? part)
    .join('')
    .toLowerCase()
    .replace(/\s/g, '-')
    .replace(/-{2,}/g, '-')
    .replace(/\/{2,}/g, '/')
}
