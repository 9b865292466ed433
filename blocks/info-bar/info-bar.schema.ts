import * as z from 'zod/mini'
import { text } from '../../src/data/fields/validators'
import { INFO_BAR_MESSAGES } from './info-bar.messages'

/** `data-block-json` of `<ashlar-info-bar>`. Empty fields are not shown. */
export const infoBarSchema = z.object({
  /** The e-mail address, a link that opens a message. */
  email: text(),
  /** The phone number, a link that calls it. */
  phone: text(),
  /** The address of the business, on one line. */
  address: text(),
  /** The opening hours, as text. */
  hours: text(),
  /** The accessible name of the bar. */
  label: z._default(z.string(), () => INFO_BAR_MESSAGES.label),
})

/** The data after parsing, with all defaults. */
export type InfoBarData = z.output<typeof infoBarSchema>
