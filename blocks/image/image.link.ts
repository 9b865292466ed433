const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:', 'sms:']

/**
 * The address of a link if it is safe to follow: a web page, mail, telephone, text message or a path on
 * the same site. Undefined for anything else, `javascript:` and `data:` above all.
 *
 * @param base the page's own address.
 */
export function safeHref(href: string, base: string): string | undefined {
  const address = href.trim()
  if (!URL.canParse(address, base)) return undefined
  return SCHEMES.includes(new URL(address, base).protocol) ? address : undefined
}
