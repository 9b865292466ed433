import type { ReactElement } from 'react'
import { placeOf } from '../../src/calls/calendar-event'
import { safeHref } from '../../src/data/fields/links'
import type { Day } from '../../src/locale/dates/moment'
import { ServerHtml } from '../kit/element/server-html'
import type { CalendarEvent } from './calendar.state'

interface EventsProps {
  readonly events: readonly CalendarEvent[]
  readonly write: (when: CalendarEvent['when']) => string
  /** Returns the weekday and the number of a day, for the tile beside each event; without it there are no tiles. */
  readonly writeTile?: ((day: Day) => readonly [weekday: string, number: string]) | undefined
}

/** The events with all details; those from the server's HTML keep their nodes. */
export function Events({ events, write, writeTile }: EventsProps): ReactElement {
  return (
    <ul className="calendar__events">
      {events.map(event => (
        <li key={`${event.data.id ?? event.data.title} ${event.when.start.ms}`}>
          {writeTile && <Tile texts={writeTile(event.first)} />}
          {event.data.nodes ? (
            <ServerHtml nodes={event.data.nodes} />
          ) : (
            <div>
              <EventDetails event={event} when={write(event.when)} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The first day of an event, which its text names in full. */
const Tile = ({ texts: [weekday, number] }: { readonly texts: readonly [string, string] }): ReactElement => (
  <div className="calendar__tile" aria-hidden="true">
    <span>{weekday}</span>
    <strong>{number}</strong>
  </div>
)

function EventDetails({
  event: { data, when: span },
  when,
}: {
  readonly event: CalendarEvent
  readonly when: string
}): ReactElement {
  const href = data.fullUrl && safeHref(data.fullUrl)
  const place = placeOf(data)
  return (
    <>
      <div className="calendar__name">{href ? <a href={href}>{data.title}</a> : data.title}</div>
      <div>
        <time dateTime={isoTime(span.start)}>{when}</time>
      </div>
      {place && <div>{place}</div>}
      {data.description && <div className="calendar__text">{data.description}</div>}
    </>
  )
}

const isoTime = ({ ms, isDay }: CalendarEvent['when']['start']): string =>
  new Date(ms).toISOString().slice(0, isDay ? 10 : undefined)
