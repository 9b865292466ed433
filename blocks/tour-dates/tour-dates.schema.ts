import * as z from 'zod/mini'
import { type EventData, isEvent, NO_EVENT } from '../../src/calls/calendar-events/calendar-event'
import { list, text } from '../../src/data/fields/validators'
import { TOUR_MESSAGES } from './tour-dates.messages'

/** A date of a tour; `title` is the name of the venue or the show. */
export interface TourDate extends EventData {
  /** The URL of the ticket shop. */
  readonly ticketsUrl?: string
  /** Shows `soldOutText` in place of the ticket link. */
  readonly soldOut?: boolean
  /** IANA name of the venue's time zone; by default the block's. */
  readonly timeZone?: string
}

/** `data-block-json` of `<ashlar-tour-dates>`. */
export const tourDatesSchema = z.object({
  /** The dates, in any order. */
  events: list(z.custom<TourDate>(isTourDate, NO_EVENT)),
  /** Hides past dates; by default only those that the server did not render. */
  hidePast: z.optional(z.boolean()),
  /** IANA name of the default time zone; by default the site's. */
  timeZone: text(),
  /** The text without dates. */
  emptyText: z._default(z.string(), () => TOUR_MESSAGES.empty),
  /** The text of the ticket links. */
  ticketsText: z._default(z.string(), () => TOUR_MESSAGES.tickets),
  /** The text of dates without tickets. */
  soldOutText: z._default(z.string(), () => TOUR_MESSAGES.soldOut),
})

/** The data after parsing, with all defaults. */
export type TourDatesData = z.output<typeof tourDatesSchema>
/** The part of the data that the server's HTML provides. */
export type TourDatesContent = z.input<typeof tourDatesSchema>

function isTourDate(value: unknown): value is TourDate {
  if (!isEvent(value)) return false
  const { ticketsUrl = '', soldOut = false, timeZone = '' }: TourDate = value
  return typeof ticketsUrl === 'string' && typeof soldOut === 'boolean' && typeof timeZone === 'string'
}
