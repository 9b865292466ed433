const SAFE_PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:'])

/**
 * A link as it may stand on the page, or null: a web address, a mail, phone or text-message link, or a path
 * of this site. Never `javascript:` or `data:`.
 *
 * @param base the address of the page.
 */
export function safeHref(href: string, base: string): string | null {
  const trimmed = href.trim()
  if (!trimmed || !URL.canParse(trimmed, base)) return null
  return SAFE_PROTOCOLS.has(new URL(trimmed, base).protocol) ? trimmed : null
}
