import type { ReactElement } from 'react'
import { safeHref } from '../../src/data/fields/links'
import { siteClock } from '../../src/locale/dates/date-place'
import { useLanguage } from '../kit/element/host'
import { MESSAGES } from './summary.messages'
import type { SummaryData, SummaryItem } from './summary.schema'
import { datePlace, dayText, shownItems } from './summary.state'

/** The items of the data, in the markup of server-rendered ones. */
export function SummaryItems(data: SummaryData): ReactElement {
  const { headerText } = data
  return (
    <>
      {headerText && <p className="summary-heading">{headerText}</p>}
      <ul className="summary-item-list">
        {shownItems(data).map((item, at) => (
          <Item key={at} item={item} data={data} />
        ))}
      </ul>
    </>
  )
}

function Item({ item, data }: { readonly item: SummaryItem; readonly data: SummaryData }): ReactElement {
  const { title, excerpt, assetUrl, assetAlt, publishOn, startDate = publishOn } = item
  const href = safeHref(item.fullUrl)
  const picture = data.showThumbnail && safeHref(assetUrl)
  const place = datePlace(data)
  const date = startDate !== undefined && <Day ms={startDate} />
  const isTitled = data.showTitle && title !== ''
  // Hides the duplicate link from keyboard and screen readers.
  const aside = isTitled && { tabIndex: -1, 'aria-hidden': true }
  const alt = assetAlt || (isTitled ? '' : title)
  return (
    <li className="summary-item">
      {picture && (
        <a className="summary-thumbnail-container" href={href} {...(href && aside)}>
          <img src={picture} alt={alt} loading="lazy" decoding="async" />
        </a>
      )}
      <div className="summary-content">
        {place === 'above-title' && date}
        {isTitled && <p className="summary-title">{href ? <a href={href}>{title}</a> : title}</p>}
        {place === 'below-title' && date}
        {data.showExcerpt && excerpt && <p className="summary-excerpt">{excerpt}</p>}
        {data.showReadMoreLink && href && (
          <p className="summary-read-more">
            <a href={href} aria-label={MESSAGES.readMoreOf(title)}>
              {MESSAGES.readMore}
            </a>
          </p>
        )}
        {place === 'below-content' && date}
      </div>
    </li>
  )
}

function Day({ ms }: { readonly ms: number }): ReactElement {
  const language = useLanguage()
  return (
    <time className="summary-metadata" dateTime={new Date(ms).toISOString()}>
      {dayText(ms, language, siteClock().timeZone)}
    </time>
  )
}
