import * as z from 'zod/mini'
import { text } from '../../src/data/fields/validators'
import { INFO_BAR_MESSAGES } from './info-bar.messages'

/** `data-block-json` of `<ashlar-info-bar>`; what is empty has no place in the bar. */
export const infoBarSchema = z.object({
  email: text(),
  phone: text(),
  /** Where the business is, in one line. */
  address: text(),
  /** Opening hours in words. */
  hours: text(),
  label: z._default(z.string(), () => INFO_BAR_MESSAGES.label),
})

/** All that the view needs; complete once it has passed the schema. */
export type InfoBarData = z.output<typeof infoBarSchema>
