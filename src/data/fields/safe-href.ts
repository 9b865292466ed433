import { RENDERED_PROTOCOLS } from '../links/link-rules'

/**
 * The address of a link if it is safe: its protocol is one that `link-rules.ts` lets blocks render.
 * `undefined` for anything else, above all `javascript:` and `data:`.
 *
 * @param base the page's own address.
 */
export function safeHref(href: string, base = document.baseURI): string | undefined {
  const address = href.trim()
  const isSafe =
    address && URL.canParse(address, base) && RENDERED_PROTOCOLS.test(new URL(address, base).protocol)
  return isSafe ? address : undefined
}
