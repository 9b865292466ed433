import { keepAttributes } from './core/keep-attributes'

/**
 * Sets `aria-current="page"` on the links in `root` to the page at `address`, unless the server has marked one.
 * Returns a function that restores them.
 */
export function markCurrentPage(root: ParentNode, address: string): () => void {
  if (root.querySelector('a[aria-current=page]')) return () => {}
  const current = [...root.querySelectorAll('a[href]')].filter(link =>
    linksToPage(link.getAttribute('href') ?? '', address),
  )
  const restores = current.map(link => keepAttributes(link, ['aria-current']))
  for (const link of current) link.setAttribute('aria-current', 'page')
  return () => {
    for (const restore of restores) restore()
  }
}

/** Whether a link targets the whole page at `address`: not a place on it, and whatever the queries are. */
export function linksToPage(href: string, address: string): boolean {
  if (href.includes('#') || !URL.canParse(href, address)) return false
  return pageOf(new URL(href, address)) === pageOf(new URL(address))
}

/** The address of the page, without what servers add or leave out: a query, `index.html` and the last slash. */
const pageOf = ({ origin, protocol, pathname }: URL): string =>
  `${protocol}${origin}${pathname.replace(/(?:\/index\.html?|\.html?|\/)$/, '')}`
