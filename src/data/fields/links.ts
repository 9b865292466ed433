import { dom } from '../core/dom'

/** The kind of a valid link, else `undefined`. */
export type LinkKind = 'web' | 'ftp' | 'tel' | 'sms' | 'mailto' | 'javascript' | 'anchor' | 'internal'

interface LinkRule {
  readonly kind: LinkKind
  /** The start of such a link. */
  readonly start: RegExp
  /** Upper bound of the length, exclusive, including the scheme. */
  readonly under: number
  /** The pattern of the whole link. */
  readonly shape: RegExp
}

const RULES: readonly LinkRule[] = [
  { kind: 'tel', start: /^tel:/i, under: 50, shape: /^tel:[\d+-]{4,}$/i },
  { kind: 'sms', start: /^sms:/i, under: 1000, shape: /^sms:./i },
  {
    kind: 'mailto',
    start: /^mailto:/i,
    under: 1000,
    shape: /^mailto:[^@\s]+@[^@\s.]+(\.[^@\s.?]+)+(\?[^@\s]*)?$/i,
  },
  // Editors may accept it, but no block renders it and no owner's form here saves it.
  { kind: 'javascript', start: /^javascript:/i, under: 250, shape: /^javascript:/i },
  { kind: 'ftp', start: /^ftp:/i, under: 100, shape: /^ftp:\/\/[^\s/]/i },
  { kind: 'web', start: /^https?:/i, under: Infinity, shape: /^https?:\/\/[^\s/]/i },
  { kind: 'anchor', start: /^#/, under: 100, shape: /^#/ },
  { kind: 'internal', start: /^\/(?![/\\])/, under: 150, shape: /^\// },
]

/** The protocols that blocks and pages render; relative addresses have their page's. */
const RENDERED_PROTOCOLS = /^(https?|ftp|mailto|tel|sms):/

/** The kind of a link that follows the rules of its kind, else `undefined`. */
export function linkKind(href: string): LinkKind | undefined {
  const rule = RULES.find(({ start }) => start.test(href))
  return rule && href.length < rule.under && rule.shape.test(href) ? rule.kind : undefined
}

/** Whether an address has a host: only `http`, `https` and `ftp` with `//` have one. */
export function isWellFormed(href: string): boolean {
  return /^(https?|ftp):\/\/[^\s/]/i.test(href)
}

/** The error message for an owner's link; `undefined` if it can be saved. */
export function linkError(href: string): string | undefined {
  const kind = linkKind(href)
  if (kind && kind !== 'javascript') return undefined
  return /^mailto:|@/i.test(href)
    ? LINK_MESSAGES.email('mailto:user@domain.com')
    : LINK_MESSAGES.link('https://domain.com', '/page')
}

/**
 * The address of a link if it is safe: its protocol is one that blocks may render.
 * `undefined` for anything else, above all `javascript:` and `data:`.
 *
 * @param base the page's own address.
 */
export function safeHref(href: string, base = dom.baseURI): string | undefined {
  const address = href.trim()
  const isSafe =
    address && URL.canParse(address, base) && RENDERED_PROTOCOLS.test(new URL(address, base).protocol)
  return isSafe ? address : undefined
}

/** The messages of an owner's link field. */
const LINK_MESSAGES = {
  link: (host: string, otherHost: string): string => `Links must be formatted as ${host} or ${otherHost}`,
  email: (email: string): string => `Emails must be formatted as ${email}`,
} as const
