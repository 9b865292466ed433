import { html } from 'hono/html'
import type { Page } from '../page.ts'
import { introduction, json, showVariants, type Variant } from '../variants.ts'

const currency = (code: string) =>
  `<ashlar-price data-block-json='${json({ price: 123_450, currency: code })}'>1234.50 ${code}</ashlar-price>`

const VARIANTS: readonly Variant[] = [
  {
    title: 'One price',
    note: 'In cents. What the server wrote shows until then, and without scripts.',
    source: `<p>A day at the wheel: <ashlar-price data-block-json='${json({ price: 12_000 })}'>$120</ashlar-price></p>`,
  },
  {
    title: 'On sale',
    note: 'The price of the sale beside the struck-through original; a screen reader is told which is which.',
    source: `<ashlar-price data-block-json='${json({ price: 8400, salePrice: 6800, onSale: true })}'>$68.00 <s>$84.00</s></ashlar-price>`,
  },
  {
    title: 'Prices that differ',
    note: 'From the lowest of today, on sale or not.',
    source: `<ashlar-price data-block-json='${json({ variants: [{ price: 3400 }, { price: 4200 }] })}'>from $34.00</ashlar-price>`,
  },
  {
    title: 'Currencies',
    note: 'The symbol stands where the currency has it, and keeps to the line of its amount.',
    source: ['EUR', 'SEK', 'CHF', 'JPY', 'INR'].map(code => `<p>${currency(code)}</p>`).join('\n'),
  },
  {
    title: 'The server’s text',
    note: 'Without JSON, amounts that are told for sure are written as the store does; anything else stays.',
    source: `<p><ashlar-price>1234.5</ashlar-price></p>
<p><ashlar-price><b>$68</b> <del>$84</del></ashlar-price></p>
<p><ashlar-price>$12.00 renews every month</ashlar-price></p>`,
  },
]

/** All variants of the price. */
export const pricePage: Page = {
  path: '/blocks/price',
  title: 'Price',
  description: 'The price block in all its variants.',
  frame: 'qa',
  body: () =>
    html`${introduction('Price', 'Money on its own, as the rest of the shop writes it.')}${showVariants(VARIANTS)}`,
}
