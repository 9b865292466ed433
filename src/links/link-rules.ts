/** What a link leads to, by how it is written. */
export type LinkKind = 'web' | 'ftp' | 'tel' | 'sms' | 'mailto' | 'javascript' | 'anchor' | 'internal'

interface LinkRule {
  readonly kind: LinkKind
  /** How such a link begins. */
  readonly start: RegExp
  /** The whole link is shorter than this; its scheme counts (decisions, row 32). */
  readonly under: number
  /** What the whole link looks like. */
  readonly shape: RegExp
}

/** The rules of the specification (B5 L277). `javascript:` passes here, for an editor; no block renders one. */
const RULES: readonly LinkRule[] = [
  { kind: 'tel', start: /^tel:/i, under: 50, shape: /^tel:[\d+-]{4,}$/i },
  { kind: 'sms', start: /^sms:/i, under: 1000, shape: /^sms:./i },
  {
    kind: 'mailto',
    start: /^mailto:/i,
    under: 1000,
    shape: /^mailto:[^@\s]+@[^@\s.]+(\.[^@\s.?]+)+(\?[^@\s]*)?$/i,
  },
  { kind: 'javascript', start: /^javascript:/i, under: 250, shape: /^javascript:/i },
  { kind: 'ftp', start: /^ftp:/i, under: 100, shape: /^ftp:\/\/[^\s/]/i },
  { kind: 'web', start: /^https?:/i, under: Infinity, shape: /^https?:\/\/[^\s/]/i },
  { kind: 'anchor', start: /^#/, under: 100, shape: /^#/ },
  { kind: 'internal', start: /^\/(?!\/)/, under: 150, shape: /^\// },
]

/** What kind of link that is, if it keeps the rules of its kind; undefined otherwise (B5 L277). */
export function linkKind(href: string): LinkKind | undefined {
  const rule = RULES.find(({ start }) => start.test(href))
  return rule && href.length < rule.under && rule.shape.test(href) ? rule.kind : undefined
}

/** Whether an address names its host: only `http`, `https` and `ftp` with `//` do (B5 L277). */
export function isWellFormed(href: string): boolean {
  return /^(https?|ftp):\/\/[^\s/]/i.test(href)
}
