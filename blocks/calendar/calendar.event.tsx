import type { ReactElement } from 'react'
import { placeOf } from '../../src/calls/calendar-events/calendar-event'
import { safeHref } from '../../src/data/fields/links'
import { ServerHtml } from '../kit/element/server-html'
import type { CalendarEvent } from './calendar.state'

interface EventsProps {
  readonly events: readonly CalendarEvent[]
  readonly write: (when: CalendarEvent['when']) => string
}

/** The events with all details; those from the server's HTML keep their nodes. */
export function Events({ events, write }: EventsProps): ReactElement {
  return (
    <ul className="calendar__events">
      {events.map(event => (
        <li key={`${event.data.id ?? event.data.title} ${event.when.start.ms}`}>
          {event.data.nodes ? (
            <ServerHtml nodes={event.data.nodes} />
          ) : (
            <EventDetails event={event} when={write(event.when)} />
          )}
        </li>
      ))}
    </ul>
  )
}

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
