import { type ReactElement, useLayoutEffect } from 'react'
import { safeHref } from '../../src/data/fields/links'
import { keepAttributes } from '../../src/dom/core/keep-attributes'
import { siteClock } from '../../src/locale/dates/date-place'
import type { ServerContent } from '../kit/element/define-block'
import { useHost, useLanguage } from '../kit/element/host'
import { WidgetContent } from '../kit/ui/widget/widget-content'
import { MESSAGES } from './summary.messages'
import type { SummaryData, SummaryItem } from './summary.schema'
import { datePlace, dayText, measuresOf, shownItems, widgetOf } from './summary.state'

export function Summary({ serverNodes, ...data }: SummaryData & ServerContent): ReactElement {
  const host = useHost()
  const { design, items } = data
  const measures = JSON.stringify(measuresOf(data))

  // On the host, where servers write them too, so that nothing moves.
  useLayoutEffect(() => {
    const restore = keepAttributes(host, ['data-design', 'style'])
    if (design) host.dataset['design'] = design
    for (const [name, value] of Object.entries<string>(JSON.parse(measures))) {
      host.style.setProperty(name, value)
    }
    return restore
  }, [host, design, measures])

  // Exported sites hide their items until the builder's script has placed them.
  useLayoutEffect(() => {
    const hidden = [...host.querySelectorAll('.summary-item')].filter(isHidden)
    const restores = hidden.map(item => keepAttributes(item, ['class']))
    for (const { classList } of hidden) classList.add('positioned')
    return () => {
      for (const restore of restores) restore()
    }
  }, [host])

  if (items.length > 0) return <SummaryItems {...data} />
  return (
    <WidgetContent
      widget={widgetOf(data)}
      serverNodes={serverNodes}
      loading={
        <p className="summary__loading" role="status">
          {MESSAGES.loading}
        </p>
      }
    />
  )
}

function isHidden(item: Element): boolean {
  const { visibility, opacity } = getComputedStyle(item)
  return visibility === 'hidden' || opacity === '0'
}

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
