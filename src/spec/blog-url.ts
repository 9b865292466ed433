/** The values of a blog URL's tokens. */
export interface BlogEntry {
  readonly year: number
  /** From 1. */
  readonly month: number
  readonly day: number
  readonly title: string
}

/**
 * The address of a blog entry by a pattern of the tokens `%y`, `%m`, `%d` and `%t`: lower case, hyphens for
 * spaces, no separator twice [LINK-09] [LINK-10]; `undefined` if the pattern has any other token.
 */
export function blogUrl(pattern: string, { year, month, day, title }: BlogEntry): string | undefined {
  const tokens = new Map([
    ['%y', `${year}`],
    ['%m', `${month}`],
    ['%d', `${day}`],
    // Characters that would split or end the address separate words.
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
