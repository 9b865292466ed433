import { type ReactElement, useEffect, useState } from 'react'
import { BlockError, report } from '../../src/data/core/report'
import { datePlaceOf } from '../../src/locale/dates/date-place'
import { FAILURE_MESSAGES } from '../../src/locale/failure.messages'
import { emit, useHost } from '../kit/element/host'
import { type ServerContent, ServerHtml } from '../kit/element/server-html'
import type { RssListEvents } from './block'
import { type FeedEntry, fetchFeed } from './rss-list.feed'
import type { RssListData } from './rss-list.schema'

/** The latest entries of a feed. The server's list stays if it has the same entries. */
export function RssList(data: RssListData & ServerContent): ReactElement {
  const { url, size, serverNodes } = data
  const host = useHost()
  const [entries, setEntries] = useState<readonly FeedEntry[]>()
  const [tries, setTries] = useState(0)
  const [hasFailed, setHasFailed] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    if (!url) return undefined
    let isGone = false
    setHasFailed(false)
    fetchFeed(url).then(
      entries => {
        if (isGone) return
        setEntries(entries)
        emit<RssListEvents>(host, 'change', { entries: entries.length })
      },
      cause => {
        if (isGone) return
        setHasFailed(true)
        report(new BlockError('feed-failed', `the feed ${url} could not be loaded`, { cause }), host)
      },
    )
    return () => {
      isGone = true
    }
  }, [host, url, tries])

  const shown = entries?.slice(0, size) ?? []
  if (shown.length > 0 && !hasSameEntries(serverNodes, shown)) return <Entries {...data} entries={shown} />
  const isEmpty = serverNodes.every(node => node.nodeType !== Node.ELEMENT_NODE)
  if (hasFailed && isEmpty) {
    return (
      <p className="rss-list__failed" role="status">
        {FAILURE_MESSAGES.load}{' '}
        <button type="button" onClick={() => setTries(tries + 1)}>
          {FAILURE_MESSAGES.tryAgain}
        </button>
      </p>
    )
  }
  const isWaiting = isEmpty && url && !entries
  return <ServerHtml className={isWaiting ? 'rss-list__waiting' : undefined} nodes={serverNodes} />
}

type EntriesProps = RssListData & { readonly entries: readonly FeedEntry[] }

function Entries({ entries, label, showDate, showExcerpt }: EntriesProps): ReactElement {
  const { language, zone } = datePlaceOf(useHost())
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: zone })
  return (
    <ul aria-label={label}>
      {entries.map(({ title, href, excerpt, date }) => (
        <li key={href}>
          {/* Isolates text of another direction. */}
          <a href={href}>
            <bdi>{title}</bdi>
          </a>
          {showDate && date !== undefined && (
            <time dateTime={new Date(date).toISOString()}>{days.format(date)}</time>
          )}
          {showExcerpt && excerpt && (
            <p>
              <bdi>{excerpt}</bdi>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Whether the server's list links to the same entries in the same order. */
function hasSameEntries(serverNodes: readonly ChildNode[], entries: readonly FeedEntry[]): boolean {
  const links = serverNodes.flatMap(node =>
    node instanceof Element ? [...node.querySelectorAll<HTMLAnchorElement>('li a[href]')] : [],
  )
  const hrefs = links.map(({ href }) => href).filter((href, at, all) => all.indexOf(href) === at)
  return hrefs.length === entries.length && entries.every(({ href }, at) => hrefs[at] === href)
}
