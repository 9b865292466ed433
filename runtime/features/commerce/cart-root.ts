import { dom } from '../../../src/data/core/dom'
import { CART_ROOTS } from '../../../src/site/slices/cart-cookie'
import { type FeatureTools, onDestroy } from '../../core/features/feature'
import { watchPage, within } from '../../page/watch-page'

/** Mounts the cart page block in each root of a full-page cart, unless the block is there. */
export function start({ found }: Pick<FeatureTools, 'found'>): void {
  const adopt = (page: ParentNode): void => {
    for (const root of within(page, CART_ROOTS)) {
      if (!root.querySelector('ashlar-cart-page, [data-ashlar="cart-page"]')) found(root, 'cart-page')
    }
  }
  adopt(dom)
  onDestroy(watchPage(document, adopt))
}
