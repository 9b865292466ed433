import * as z from 'zod/mini'
import { PRICING_MESSAGES } from './pricing-toggle.messages'

/** One way to pay: its button, and what shows while it is selected. */
export interface Period {
  readonly name: string
  /** What the server has written for the button; its name with a capital letter where that is nothing. */
  readonly title: string
  readonly parts: readonly HTMLElement[]
}

/** `data-block-json` of `<ashlar-pricing-toggle>`. */
export const pricingToggleSchema = z.object({
  /** Texts of the buttons, in the order of the periods. */
  titles: z._default(z.array(z.string()), []),
  /** Name of the period that is selected at first; the first one where there is none of that name. */
  selected: z._default(z.string(), ''),
  /** What the buttons choose, for those who do not see it. */
  label: z._default(z.string(), () => PRICING_MESSAGES.label),
  /** The prices and join buttons of the server's HTML, by period. */
  periods: z._default(z.array(z.custom<Period>()), []),
})

/** All that the view needs; complete once it has passed the schema. */
export type PricingToggleData = z.output<typeof pricingToggleSchema>
/** What the server's HTML can say. */
export type PricingToggleContent = z.input<typeof pricingToggleSchema>
