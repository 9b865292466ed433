import { CART_ROOTS } from '../../../src/site/core/cart-cookie'
import { type FeatureTools, onDestroy } from '../../core/features/feature'
import { watchPage, within } from '../../page/watch-page'

/** Hands the roots of a full-page cart to their block, save those that hold it already. */
export function start({ found }: Pick<FeatureTools, 'found'>): void {
  const adopt = (page: ParentNode): void => {
    for (const root of within(page, CART_ROOTS)) {
      if (!root.querySelector('ashlar-cart-page, [data-ashlar="cart-page"]')) found(root, 'cart-page')
    }
  }
  adopt(document)
  onDestroy(watchPage(document, adopt))
}
