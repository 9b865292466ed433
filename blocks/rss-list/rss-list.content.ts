import type { RssListContent } from './rss-list.schema'

const FEED = 'a[type="application/rss+xml"], a[type="application/atom+xml"], a[data-feed]'

/** Reads the feed URL from the server's link. */
export function readRssList(serverNodes: readonly ChildNode[]): RssListContent {
  for (const node of serverNodes) {
    if (!(node instanceof Element)) continue
    const href = (node.matches(FEED) ? node : node.querySelector(FEED))?.getAttribute('href')
    if (href) return { url: href }
  }
  return {}
}
