import * as z from 'zod/mini'
import { oneOf, text, textMatching } from '../../src/data/fields/validators'

/** The name by which Tock knows a restaurant, as in its address there. */
export const SLUG = /^[a-z\d][a-z\d._-]{0,99}$/i

/** `data-block-json` of `<ashlar-table-booking>`. */
export const tableBookingSchema = z.object({
  /** The restaurant's name in its address at Tock; left out, the server's HTML stays (B3 L153). */
  businessSlug: z.optional(textMatching(SLUG)),
  /** What is booked at, for the link. */
  title: text(),
  /** A button that opens the form above the page, or the form itself. */
  displayMode: z._default(oneOf(['Button', 'Inline']), 'Button'),
  colorMode: z._default(oneOf(['Blue', 'White']), 'Blue'),
  /** The language of the form, such as `en-US`; that of the page where it is left out. */
  locale: text(),
  /** The restaurant's time zone, such as `America/Chicago`. */
  timeZone: text(),
  /** Whether the server's HTML leads to Tock itself. */
  isLinked: z._default(z.boolean(), false),
})

/** All that the view needs; complete once it has passed the schema. */
export type TableBookingData = z.output<typeof tableBookingSchema>
/** What the server's HTML can say of a booking. */
export type TableBookingContent = z.input<typeof tableBookingSchema>
