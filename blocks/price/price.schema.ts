import * as z from 'zod/mini'
import { checkOffer, offerFields, offerOf } from '../../src/commerce/price/offer'
import { text } from '../../src/data/fields/validators'
import { priceOfText } from './price.state'

/** What the server's HTML says, before the currency of the JSON is known. */
const served = z._default(z.object({ price: text(), original: text() }), { price: '', original: '' })

/** `data-block-json` of `<ashlar-price>`: one price, or the variants of a product. */
export const priceSchema = z.pipe(
  z.object({ ...offerFields, served }).check(checkOffer),
  z.transform(raw => {
    const { price, currency } = offerOf(raw)
    return { price: price ?? priceOfText(raw.served, currency), currency }
  }),
)

/** All that the price's view needs; without a price, the server's HTML stands as it is. */
export type PriceData = z.output<typeof priceSchema>
/** What the server's HTML can say of a price. */
export interface PriceContent {
  readonly served: { readonly price: string; readonly original: string }
}
