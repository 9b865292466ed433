import * as z from 'zod/mini'
import { checkOffer, offerFields, offerOf } from '../../src/commerce/price/offer'
import { text } from '../../src/data/fields/validators'
import { priceOfText } from './price.state'

/** The prices in the server's HTML, before the currency of the JSON is known. */
const serverPrices = z._default(z.object({ price: text(), original: text() }), { price: '', original: '' })

/** `data-block-json` of `<ashlar-price>`: one price, or the variants of a product. */
export const priceSchema = z.pipe(
  z
    .object({
      ...offerFields,
      /** The prices of the server's HTML. Read from HTML only. */
      serverPrices,
    })
    .check(checkOffer),
  z.transform(raw => {
    const { price, currency } = offerOf(raw)
    return { price: price ?? priceOfText(raw.serverPrices, currency), currency }
  }),
)

/** Data of the price's view; without a price, the server's HTML stays unchanged. */
export type PriceData = z.output<typeof priceSchema>
/** Data read from the server's HTML. */
export interface PriceContent {
  readonly serverPrices: { readonly price: string; readonly original: string }
}
