import { readServerEvents } from '../../src/calls/calendar-event'
import type { CalendarContent } from './calendar.schema'

/** Reads the server's list of events, the fallback for `events`. */
export function readCalendar(serverNodes: readonly ChildNode[]): CalendarContent {
  const { events, rest } = readServerEvents(serverNodes)
  return { serverEvents: events, rest }
}
