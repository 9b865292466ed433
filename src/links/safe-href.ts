const SAFE_SCHEMES = /^(https?|mailto|tel|sms):$/

/**
 * The address of a link if it is safe to follow (design: Safety): a web page, mail, telephone, text message
 * or a path on the same site. Undefined for anything else, `javascript:` and `data:` above all.
 *
 * @param base the page's own address.
 */
export function safeHref(href: string, base = document.baseURI): string | undefined {
  const address = href.trim()
  if (!address || !URL.canParse(address, base)) return undefined
  return SAFE_SCHEMES.test(new URL(address, base).protocol) ? address : undefined
}
