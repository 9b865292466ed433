import { readServerEvents } from '../../src/calls/calendar-event'
import type { TourDatesContent } from './tour-dates.schema'

/** Reads the server's list of dates, whose nodes stay unchanged. */
export function readTourDates(serverNodes: readonly ChildNode[]): TourDatesContent {
  return { events: readServerEvents(serverNodes).events }
}
