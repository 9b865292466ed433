import * as z from 'zod/mini'
import { type EventData, isEvent, NO_EVENT } from '../../src/calls/calendar-events/calendar-event'
import { list, text } from '../../src/data/fields/validators'
import { TOUR_MESSAGES } from './tour-dates.messages'

/** A date of a tour; `title` is the place's name or the show's. */
export interface TourDate extends EventData {
  /** Where tickets are sold. */
  readonly ticketsUrl?: string
  readonly soldOut?: boolean
  /** IANA name of the zone that the place is in; else the block's. */
  readonly timeZone?: string
}

/** `data-block-json` of `<ashlar-tour-dates>`. */
export const tourDatesSchema = z.object({
  /** The dates, in any order. */
  events: list(z.custom<TourDate>(isTourDate, NO_EVENT)),
  /** Leaves out the days that are over; else only in a list that the server did not write. */
  hidePast: z.optional(z.boolean()),
  /** IANA name of the zone of dates that name none; else the site's. */
  timeZone: text(),
  /** What stands where there is no date. */
  emptyText: z._default(z.string(), () => TOUR_MESSAGES.empty),
  /** What the links to tickets say. */
  ticketsText: z._default(z.string(), () => TOUR_MESSAGES.tickets),
  soldOutText: z._default(z.string(), () => TOUR_MESSAGES.soldOut),
})

/** All that the view needs; complete once it has passed the schema. */
export type TourDatesData = z.output<typeof tourDatesSchema>
/** What the server's HTML can say of a tour. */
export type TourDatesContent = z.input<typeof tourDatesSchema>

function isTourDate(value: unknown): value is TourDate {
  if (!isEvent(value)) return false
  const { ticketsUrl = '', soldOut = false, timeZone = '' }: TourDate = value
  return typeof ticketsUrl === 'string' && typeof soldOut === 'boolean' && typeof timeZone === 'string'
}
