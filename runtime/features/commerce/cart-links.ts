import { whenIdle } from '../../../src/dom/core/idle'
import { pageSettings } from '../../../src/site/core/page'
import { type FeatureTools, onDestroy } from '../../core/features/feature'
import { cartIndicators, PLAIN_CART_LINKS } from '../../core/features/selectors'
import { watchPage, within } from '../../page/watch-page'

/** Marks a place that we have made in a link. */
const MADE = '[data-ashlar-cart="made"]'

/** Brings the links to the cart to life once the page is quiet, those added later too. */
export function start({ $site, found }: FeatureTools): void {
  const adopt = (root: ParentNode): void => {
    const site = $site.get()
    const places = cartIndicators(site)
    if (pageSettings(site).adopt === 'legacy' && !document.querySelector(`:is(${places}):not(${MADE})`)) {
      for (const link of within(root, PLAIN_CART_LINKS)) makePlace(link)
    }
    for (const place of within(root, places)) found(place, 'cart-indicator')
  }
  onDestroy(whenIdle(() => adopt(document)))
  onDestroy(watchPage(document, adopt))
  onDestroy(() => {
    for (const place of document.querySelectorAll(MADE)) place.remove()
  })
}

/** A menu has room for the number only. */
function makePlace(link: Element): void {
  if (link.querySelector(MADE)) return
  const place = document.createElement('span')
  place.dataset['ashlarCart'] = 'made'
  place.dataset['blockJson'] = '{"showSubtotal":false}'
  place.style.marginInlineStart = '0.4em'
  link.append(place)
}
