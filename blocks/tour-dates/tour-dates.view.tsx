import { type ReactElement, useLayoutEffect, useMemo } from 'react'
import { placeOf } from '../../src/calls/calendar-event'
import { safeHref } from '../../src/data/fields/links'
import { keepAttributes } from '../../src/dom/core/keep-attributes'
import { datePlaceOf } from '../../src/locale/dates/date-place'
import { createRangeFormatter } from '../../src/locale/dates/format-range'
import { useHost } from '../kit/element/host'
import { type ServerContent, ServerHtml } from '../kit/element/server-html'
import type { TourDatesData } from './tour-dates.schema'
import { type PlacedDate, placeDates } from './tour-dates.state'

export function TourDates({ serverNodes, ...data }: TourDatesData & ServerContent): ReactElement {
  const host = useHost()
  const { events, timeZone } = data
  const dates = useMemo(
    () => placeDates(events, date => datePlaceOf(host, date.timeZone || timeZone).zone, Date.now()),
    [events, host, timeZone],
  )
  const isServerRendered = events.some(({ nodes }) => nodes)
  const hidesPast = data.hidePast ?? !isServerRendered

  useLayoutEffect(() => {
    if (!hidesPast) return
    const entries = dates.filter(({ isPast }) => isPast).map(({ date }) => date.nodes?.[0]?.parentElement)
    const restored = entries.filter(entry => !!entry).map(hide)
    return () => {
      for (const restore of restored) restore()
    }
  }, [dates, hidesPast])

  const shown = dates.filter(({ isPast }) => !(hidesPast && isPast))
  const isWordless = events.length === 0 && serverNodes.every(node => node.nodeType !== Node.ELEMENT_NODE)
  const empty = <p className="tour-dates__empty">{data.emptyText}</p>
  if (isServerRendered || !(events.length > 0 || isWordless)) {
    return (
      <>
        <ServerHtml nodes={serverNodes} />
        {isServerRendered && shown.length === 0 && empty}
      </>
    )
  }
  if (shown.length === 0) return empty
  return <DateList {...data} dates={shown} />
}

function DateList(data: TourDatesData & { readonly dates: readonly PlacedDate[] }): ReactElement {
  const host = useHost()
  return (
    <ul>
      {data.dates.map(({ date, when, zone }, at) => {
        const { language } = datePlaceOf(host, zone)
        // Local time of the venue, without the name of its time zone.
        const time = createRangeFormatter({ language, zone }, false)(when)
        const place = placeOf(date)
        const href = date.fullUrl && safeHref(date.fullUrl)
        const tickets = date.ticketsUrl && safeHref(date.ticketsUrl)
        return (
          <li key={at}>
            <time
              dateTime={new Date(when.start.ms).toISOString().slice(0, when.start.isDay ? 10 : undefined)}
            >
              {time}
            </time>
            <div className="tour-dates__place">
              <strong>{href ? <a href={href}>{date.title}</a> : date.title}</strong>
              {place && <span>{place}</span>}
              {date.description && <span>{date.description}</span>}
            </div>
            {date.soldOut ? (
              <span className="tour-dates__sold-out">{data.soldOutText}</span>
            ) : (
              tickets && (
                <a
                  className="tour-dates__tickets"
                  href={tickets}
                  aria-label={`${data.ticketsText}: ${date.title}, ${time}`}
                >
                  {data.ticketsText}
                </a>
              )
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Hides an entry of the server's list. Returns a function that restores it. */
function hide(entry: HTMLElement): () => void {
  const restore = keepAttributes(entry, ['hidden', 'style'])
  entry.hidden = true
  entry.style.display = 'none'
  return restore
}
