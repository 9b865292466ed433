import { html } from 'hono/html'
import type { Page } from '../page.ts'
import { introduction, showVariants, type Variant } from '../variants.ts'
import { twoProducts } from './goods.ts'

const VARIANTS: readonly Variant[] = [
  {
    title: 'Past the cart',
    note: 'The context says websiteSettings.storeSettings.expressCheckout, as exported pages do: what is added leads to the checkout at once. Without scripts, the server does so.',
    source: `<div class="goods-row">\n${twoProducts('<input type="hidden" name="express" value="true">')}\n</div>`,
  },
]

/** Products that lead to the checkout at once. */
export const expressCheckoutPage: Page = {
  path: '/blocks/express-checkout',
  blocks: ['product'],
  title: 'Express checkout',
  description: 'From the product to the checkout, past the cart.',
  frame: 'qa',
  styles: ['goods.css'],
  context: { websiteSettings: { storeSettings: { expressCheckout: true } } },
  body: () =>
    html`${introduction('Express checkout', 'From the product to the checkout, past the cart.')}${showVariants(VARIANTS)}`,
}
