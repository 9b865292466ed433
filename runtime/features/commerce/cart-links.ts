import { dom } from '../../../src/data/core/dom'
import { whenIdle } from '../../../src/dom/timing/idle'
import { pageSettings } from '../../../src/site/slices/page'
import { type FeatureTools, onDestroy } from '../../core/features/feature'
import { cartIndicators } from '../../core/features/selectors'
import { watchAttributes, watchPage, within } from '../../page/watch-page'

/** Links to the cart page that exported pages mark, or have in the header and navigation; saved copies included. */
const PLAIN_CART_LINKS =
  'a.sqs-custom-cart, :is(header, nav, [role=banner], [role=navigation]) a:is([href="/cart"], [href="/cart/"], [href="cart.html"], [href$="/cart.html"])'

/** Indicators that we added to links. */
const MADE = '[data-ashlar-cart="made"]'

/** Links to the cart on exported pages. */
const MARKED = '.sqs-custom-cart'

/** Shows the cart's contents in links to the cart once the page is idle, including links added later. */
export function start({ $site, found }: FeatureTools): void {
  const adopt = (root: ParentNode): void => {
    const site = $site.get()
    const indicators = cartIndicators(site)
    if (pageSettings(site).adopt === 'legacy') {
      const hasOwn = dom.querySelector(`:is(${indicators}):not(${MADE})`)
      for (const link of within(root, PLAIN_CART_LINKS)) {
        const isBare = !link.querySelector(indicators)
        // The mark is certain; other links may just be beside the page's own indicator.
        if (isBare && (!hasOwn || link.matches(MARKED))) addIndicator(link)
      }
    }
    for (const indicator of within(root, indicators)) found(indicator, 'cart-indicator')
  }
  onDestroy(whenIdle(() => adopt(dom)))
  onDestroy(watchPage(document, adopt))
  onDestroy(watchAttributes(document, ['data-ashlar-cart'], adopt))
  onDestroy(() => {
    for (const indicator of dom.querySelectorAll(MADE)) indicator.remove()
  })
}

/** Adds an indicator without the subtotal, which has no room in a menu. */
function addIndicator(link: Element): void {
  const indicator = dom.createElement('span')
  indicator.dataset['ashlarCart'] = 'made'
  indicator.dataset['blockJson'] = '{"showSubtotal":false}'
  indicator.style.marginInlineStart = '0.4em'
  link.append(indicator)
}
