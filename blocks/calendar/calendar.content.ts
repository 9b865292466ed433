import { readServedEvents } from '../../src/calls/calendar-events/read-events'
import type { CalendarContent } from './calendar.schema'

/** Reads the server's list of events, the fallback for `events`. */
export function readCalendar(serverNodes: readonly ChildNode[]): CalendarContent {
  const { events, rest } = readServedEvents(serverNodes)
  return { serverEvents: events, rest }
}
