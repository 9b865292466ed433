import * as z from 'zod/mini'
import { PRICING_MESSAGES } from './pricing-toggle.messages'

/** A billing period: its button, and the elements shown while it is selected. */
export interface Period {
  readonly name: string
  /** The server's text for the button, or else the capitalized name. */
  readonly title: string
  readonly parts: readonly HTMLElement[]
}

/** `data-block-json` of `<ashlar-pricing-toggle>`. */
export const pricingToggleSchema = z.object({
  /** The texts of the buttons, in the order of the periods. */
  titles: z._default(z.array(z.string()), []),
  /** The name of the initial period; by default the first one. */
  selected: z._default(z.string(), ''),
  /** The accessible name of the button group. */
  label: z._default(z.string(), () => PRICING_MESSAGES.label),
  /** The prices and join buttons of the server's HTML, by period. Read from HTML only. */
  periods: z._default(z.array(z.custom<Period>()), []),
})

/** The data after parsing, with all defaults. */
export type PricingToggleData = z.output<typeof pricingToggleSchema>
/** The part of the data that the server's HTML provides. */
export type PricingToggleContent = z.input<typeof pricingToggleSchema>
