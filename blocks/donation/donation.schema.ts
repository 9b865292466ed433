import * as z from 'zod/mini'
import { instanceOf, textMatching } from '../../src/data/fields/validators'
import { isCents } from '../../src/locale/money/cents'
import { currencyField } from '../../src/locale/money/money.schema'
import { DONATION_MESSAGES } from './donation.messages'

const cents = () =>
  z.custom<number>(value => isCents(value) && value > 0, 'expected a whole number of cents above 0')

/** `data-block-json` of `<ashlar-donation>`. */
export const donationSchema = z.object({
  /** The page that takes the donation; stands in the address that the button leads to. */
  donatePageId: textMatching(/\S/),
  /** Amounts to choose from, in cents; none asks on the donation's page. */
  amounts: z._default(z.array(cents()), []),
  /** Whether visitors may type an amount of their own. */
  customAmount: z._default(z.boolean(), false),
  /** ISO 4217 code; the shop's currency by default. */
  currency: currencyField(),
  /** What the amounts are called. */
  label: z._default(z.string(), () => DONATION_MESSAGES.amount),
  /** The server's button, or its form. */
  served: z.optional(instanceOf(HTMLElement)),
})

/** All that the donation's view needs; complete once it has passed the schema. */
export type DonationData = z.output<typeof donationSchema>
/** What the server's HTML can say of a donation. */
export type DonationContent = Partial<z.input<typeof donationSchema>>
