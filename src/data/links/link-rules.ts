import { LINK_MESSAGES } from './link.messages'

/** The target of a link, by the link's form. */
export type LinkKind = 'web' | 'ftp' | 'tel' | 'sms' | 'mailto' | 'javascript' | 'anchor' | 'internal'

interface LinkRule {
  readonly kind: LinkKind
  /** How such a link begins. */
  readonly start: RegExp
  /** The whole link, scheme included, has fewer characters. */
  readonly under: number
  /** The form of the whole link. */
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
  // An editor may accept it; no block renders it, and no owner's form here saves it.
  { kind: 'javascript', start: /^javascript:/i, under: 250, shape: /^javascript:/i },
  { kind: 'ftp', start: /^ftp:/i, under: 100, shape: /^ftp:\/\/[^\s/]/i },
  { kind: 'web', start: /^https?:/i, under: Infinity, shape: /^https?:\/\/[^\s/]/i },
  { kind: 'anchor', start: /^#/, under: 100, shape: /^#/ },
  { kind: 'internal', start: /^\/(?![/\\])/, under: 150, shape: /^\// },
]

/** The protocols of the links that blocks and pages render; relative addresses have their page's. */
export const RENDERED_PROTOCOLS = /^(https?|ftp|mailto|tel|sms):/

/** The kind of a link that follows the rules of its kind, else `undefined` [LINK-01] to [LINK-08]. */
export function linkKind(href: string): LinkKind | undefined {
  const rule = RULES.find(({ start }) => start.test(href))
  return rule && href.length < rule.under && rule.shape.test(href) ? rule.kind : undefined
}

/** Whether an address has a host: only `http`, `https` and `ftp` with `//` do [LINK-08]. */
export function isWellFormed(href: string): boolean {
  return /^(https?|ftp):\/\/[^\s/]/i.test(href)
}

/** The text for an owner whose link cannot be saved; `undefined` if it can [LINK-11]. */
export function linkFault(href: string): string | undefined {
  const kind = linkKind(href)
  if (kind && kind !== 'javascript') return undefined
  return /^mailto:|@/i.test(href)
    ? LINK_MESSAGES.email('mailto:user@domain.com')
    : LINK_MESSAGES.link('https://domain.com', '/page')
}
