import * as z from 'zod/mini'
import { instanceOf, notBlank } from '../../src/data/fields/validators'
import { isCents } from '../../src/locale/money/cents'
import { currencyField } from '../../src/locale/money/money.schema'
import { DONATION_MESSAGES } from './donation.messages'

const cents = () =>
  z.custom<number>(value => isCents(value) && value > 0, 'expected a whole number of cents above 0')

/** `data-block-json` of `<ashlar-donation>`. */
export const donationSchema = z.object({
  /** Id of the page that takes the donation; part of the checkout address. */
  donatePageId: notBlank(),
  /** Amounts to choose from, in cents; if empty, the donation's page asks for the amount. */
  amounts: z._default(z.array(cents()), []),
  /** Lets visitors type a custom amount. */
  customAmount: z._default(z.boolean(), false),
  /** ISO 4217 code; the shop's currency by default. */
  currency: currencyField(),
  /** Label of the amounts. */
  label: z._default(z.string(), () => DONATION_MESSAGES.amount),
  /** The text of the button, if the server's HTML has none. */
  button: z._default(z.string(), () => DONATION_MESSAGES.donate),
  /** The server's button or form. */
  serverElement: z.optional(instanceOf(HTMLElement)),
})

/** Data of the donation's view, complete after parsing. */
export type DonationData = z.output<typeof donationSchema>
/** Data read from the server's HTML. */
export type DonationContent = Partial<z.input<typeof donationSchema>>
