import { dom } from '../../src/data/core/dom'
import { safeHref } from '../../src/data/fields/links'
import { parseInert } from '../../src/dom/trusted-code'

/** An entry of a feed, with plain texts. */
export interface FeedEntry {
  readonly title: string
  readonly href: string
  readonly excerpt: string
  /** In ms since 1970; undefined if the feed names no date. */
  readonly date: number | undefined
}

/** Timeout of a feed's request. */
const FEED_TIMEOUT_MS = 10_000

/**
 * Requests a same-origin feed: another host would learn of every visitor.
 *
 * @throws Error if the feed is cross-origin, cannot be loaded or is invalid.
 */
export async function fetchFeed(url: string): Promise<FeedEntry[]> {
  const address = new URL(url, dom.baseURI)
  if (address.origin !== location.origin) throw new Error(`${address.host} is another host`)
  const answer = await fetch(address, { signal: AbortSignal.timeout(FEED_TIMEOUT_MS) })
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
  return readFeed(await answer.text(), address.href)
}

/**
 * Parses RSS 1.0, RSS 2.0 or Atom. Entries without a title or a safe URL are left out.
 *
 * @throws Error if the text is not a feed.
 */
function readFeed(text: string, base: string): FeedEntry[] {
  const feed = parseInert(text, 'text/xml')
  if (!/^(rss|RDF|feed)$/.test(feed.documentElement.localName)) throw new Error('not a feed')
  return [...feed.querySelectorAll('item, entry')].flatMap(entry => {
    const title = plain(textOf(entry, 'title'))
    const href = safeHref(linkOf(entry), base)
    if (!title || href === undefined) return []
    const date = Date.parse(textOf(entry, 'pubDate', 'published', 'updated', 'date'))
    return [
      {
        title,
        href: new URL(href, base).href,
        excerpt: plain(textOf(entry, 'description', 'summary', 'content')),
        date: Number.isNaN(date) ? undefined : date,
      },
    ]
  })
}

/** The text of the first non-empty child with one of the names. */
function textOf(entry: Element, ...names: readonly string[]): string {
  const texts = names.map(name => {
    const child = [...entry.children].find(({ localName }) => localName === name)
    return child?.textContent?.trim() ?? ''
  })
  return texts.find(text => text) ?? ''
}

/** The URL of an entry: a text in RSS, an attribute in Atom, where other relations link to comments and files. */
function linkOf(entry: Element): string {
  const links = [...entry.children].filter(({ localName }) => localName === 'link')
  const link = links.find(link => (link.getAttribute('rel') ?? 'alternate') === 'alternate')
  return link?.getAttribute('href') ?? link?.textContent ?? ''
}

/** The plain text of HTML. */
function plain(html: string): string {
  return (parseInert(html).body.textContent ?? '').replace(/\s+/g, ' ').trim()
}
