import { type ReactElement, useEffect, useState } from 'react'
import { dom } from '../../src/data/core/dom'
import { BlockError, report } from '../../src/data/core/report'
import { FAILURE_MESSAGES } from '../../src/locale/failure.messages'
import { queryWords } from '../../src/locale/search-words'
import { adoptStyles } from '../kit/element/adopt-styles'
import { languageOf, useHost } from '../kit/element/host'
import { searchFor } from './search.ask'
import css from './search.listing.css?inline'
import { Marked } from './search.marked'
import { countText, nothingText } from './search.messages'
import { PICTURE_SIZE, type Results, readResults } from './search.results'

adoptStyles(css)

/** Maximum number of results on the page. */
const MAX_LISTED = 100

/** The list of all pages that `ashlar adopt` writes for visitors without JavaScript. */
const PAGES = '[data-search-pages]'

/** The results of a query as a list, below the field. */
export function SearchListing({ query }: { readonly query: string }): ReactElement {
  const host = useHost()
  const [results, setResults] = useState<Results | 'failed'>()
  useEffect(() => {
    const asking = new AbortController()
    const { signal } = asking
    const pages = dom.querySelector<HTMLElement>(PAGES)
    const wasHidden = pages?.hidden ?? false
    if (pages) pages.hidden = true
    void searchFor(query, { size: MAX_LISTED, collectionId: '' }, signal).then(outcome => {
      if (signal.aborted) return
      setResults(outcome.ok ? readResults(outcome.value, MAX_LISTED) : 'failed')
      if (outcome.ok) return
      if (pages) pages.hidden = wasHidden
      const { error: cause } = outcome
      report(new BlockError('search-failed', `the search: ${cause.message}`, { cause }), host)
    })
    return () => {
      asking.abort()
      if (pages) pages.hidden = wasHidden
    }
  }, [host, query])

  const language = languageOf(host)
  const words = queryWords(query)
  const items = results && results !== 'failed' ? results.items : []
  return (
    <div className="search__listing">
      <p role="status">{results && statusText(results, query, language)}</p>
      <ol>
        {items.map(({ title, href, excerpt, image }) => (
          <li key={href}>
            {image && <img src={image} alt="" width={PICTURE_SIZE} height={PICTURE_SIZE} loading="lazy" />}
            <div>
              <a href={href}>
                <Marked text={title} words={words} />
              </a>
              <p>
                <Marked text={excerpt} words={words} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}

function statusText(results: Results | 'failed', query: string, language: string | undefined): string {
  if (results === 'failed') return FAILURE_MESSAGES.loadResults
  return results.items.length > 0 ? countText(results.totalCount, language) : nothingText(query)
}
