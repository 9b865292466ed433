import * as z from 'zod/mini'
import { oneOf, text, textMatching } from '../../src/data/fields/validators'

/** A restaurant's business slug at Tock. */
export const SLUG = /^[a-z\d][a-z\d._-]{0,99}$/i

/** `data-block-json` of `<ashlar-table-booking>`. */
export const tableBookingSchema = z.object({
  /** The restaurant's business slug at Tock [WID-12]; without one, the server's HTML stays. */
  businessSlug: z.optional(textMatching(SLUG, 'a slug of letters, digits, dots, hyphens and underscores')),
  /** The name of the restaurant, for the link. */
  title: text(),
  /** `Button` opens the form in an overlay, `Inline` shows it in the page. */
  displayMode: z._default(oneOf(['Button', 'Inline']), 'Button'),
  /** The colours of Tock's form. */
  colorMode: z._default(oneOf(['Blue', 'White']), 'Blue'),
  /** The language of the form, such as `en-US`; by default the page's. */
  locale: text(),
  /** The restaurant's time zone, such as `America/Chicago`. */
  timeZone: text(),
  /** Whether the server's HTML links to Tock. Read from HTML only. */
  isLinked: z._default(z.boolean(), false),
})

/** The data after parsing, with all defaults. */
export type TableBookingData = z.output<typeof tableBookingSchema>
/** The part of the data that the server's HTML provides. */
export type TableBookingContent = z.input<typeof tableBookingSchema>
