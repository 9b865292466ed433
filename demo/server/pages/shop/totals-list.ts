import { html } from 'hono/html'
import type { Order } from '../../../../src/calls/orders.ts'
import { priceText, rateText } from '../../store/prices.ts'
import type { Html } from '../page.ts'

type Sums = Pick<
  Order,
  | 'subtotalCents'
  | 'discountCents'
  | 'shippingCostCents'
  | 'grandTotalCents'
  | 'giftCardCents'
  | 'taxes'
  | 'shipping'
>

/** The lines that add up to the total. */
export function totalsList(
  sums: Sums,
  more: { readonly isPlaceKnown: boolean; readonly codes: string },
): Html {
  const { shipping, taxes } = sums
  return html`<dl class="totals">
    ${row('Subtotal', priceText(sums.subtotalCents))}
    ${sums.discountCents > 0 ? row(`Discount${more.codes ? ` (${more.codes})` : ''}`, `−${priceText(sums.discountCents)}`) : ''}
    ${shipping ? row(`Shipping: ${shipping.name}`, sums.shippingCostCents === 0 ? 'Free' : priceText(sums.shippingCostCents)) : ''}
    ${taxes.map(({ name, rateMillionths, amountCents }) => row(`${name}, ${rateText(rateMillionths)}`, priceText(amountCents)))}
    <div class="totals__sum"><dt>${more.isPlaceKnown ? 'Total' : 'Total before shipping and tax'}</dt><dd>${priceText(sums.grandTotalCents)}</dd></div>
    ${
      sums.giftCardCents > 0
        ? html`${row('Gift card', `−${priceText(sums.giftCardCents)}`)}
    <div class="totals__sum"><dt>To pay</dt><dd>${priceText(sums.grandTotalCents - sums.giftCardCents)}</dd></div>`
        : ''
    }
  </dl>`
}

const row = (name: string, amount: string): Html => html`<div><dt>${name}</dt><dd>${amount}</dd></div>`
