import { RENDERED_PROTOCOLS } from './link-rules'

/**
 * The address of a link if it is safe to follow: its protocol is one that `link-rules.ts` lets blocks render.
 * `undefined` for anything else, above all `javascript:` and `data:`.
 *
 * @param base the page's own address.
 */
export function safeHref(href: string, base = document.baseURI): string | undefined {
  const address = href.trim()
  if (!address || !URL.canParse(address, base)) return undefined
  return RENDERED_PROTOCOLS.test(new URL(address, base).protocol) ? address : undefined
}
