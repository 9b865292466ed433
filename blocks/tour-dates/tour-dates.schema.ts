import * as z from 'zod/mini'
import { eventSchema } from '../../src/calls/calendar-event'
import { list, text } from '../../src/data/fields/validators'
import { TOUR_MESSAGES } from './tour-dates.messages'

/** A date of a tour; `title` is the name of the venue or the show. */
const tourDate = z.object({
  ...eventSchema.shape,
  /** The URL of the ticket shop. */
  ticketsUrl: z.optional(z.string()),
  /** Shows `soldOutText` in place of the ticket link. */
  soldOut: z.optional(z.boolean()),
  /** IANA name of the venue's time zone; by default the block's. */
  timeZone: z.optional(z.string()),
})

export type TourDate = Readonly<z.output<typeof tourDate>>

/** `data-block-json` of `<ashlar-tour-dates>`. */
export const tourDatesSchema = z.object({
  /** The dates, in any order. */
  events: list(tourDate),
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
