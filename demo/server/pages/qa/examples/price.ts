import { html } from 'hono/html'
import { introduction, json, showVariants, type Variant } from '../../markup-examples.ts'
import type { Page } from '../../page.ts'

const currency = (code: string) =>
  `<ashlar-price data-block-json='${json({ price: 123_450, currency: code })}'>1234.50 ${code}</ashlar-price>`

const VARIANTS: readonly Variant[] = [
  {
    title: 'One price',
    note: 'In cents. The server’s text is shown before the upgrade and without scripts.',
    source: `<p>A day at the wheel: <ashlar-price data-block-json='${json({ price: 12_000 })}'>$120</ashlar-price></p>`,
  },
  {
    title: 'On sale',
    note: 'The sale price beside the struck-through original, both labelled for screen readers.',
    source: `<ashlar-price data-block-json='${json({ price: 8400, salePrice: 6800, onSale: true })}'>$68.00 <s>$84.00</s></ashlar-price>`,
  },
  {
    title: 'Prices that differ',
    note: 'From the lowest current price.',
    source: `<ashlar-price data-block-json='${json({ variants: [{ price: 3400 }, { price: 4200 }] })}'>from $34.00</ashlar-price>`,
  },
  {
    title: 'Currencies',
    note: 'The symbol’s position depends on the currency; it never wraps away from the amount.',
    source: ['EUR', 'SEK', 'CHF', 'JPY', 'INR'].map(code => `<p>${currency(code)}</p>`).join('\n'),
  },
  {
    title: 'The server’s text',
    note: 'Without JSON, unambiguous amounts are reformatted; anything else stays unchanged.',
    source: `<p><ashlar-price>1234.5</ashlar-price></p>
<p><ashlar-price><b>$68</b> <del>$84</del></ashlar-price></p>
<p><ashlar-price>$12.00 renews every month</ashlar-price></p>`,
  },
]

/** All variants of the price. */
const pricePage: Page = {
  path: '/blocks/price',
  title: 'Price',
  description: 'The price block in all its variants.',
  frame: 'qa',
  body: () => html`${introduction('Price', 'An amount in the shop’s format.')}${showVariants(VARIANTS)}`,
}

export const pages: readonly Page[] = [pricePage]
