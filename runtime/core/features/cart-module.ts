import { BlockError, report } from '../../../src/data/core/report'
import { hasCartIn } from '../../../src/site/core/cart-cookie'
import type { PageModule } from './page-module'

/** Whether the visitor has a cart; a page that may read no cookies shows none. */
export function hasCart(): boolean {
  try {
    return hasCartIn(document.cookie)
  } catch {
    return false
  }
}

/** The cart that fills a page. Without its bundle the server's HTML stays, with a warning (B8 L327). */
export const cartPage: PageModule['start'] = async tools => {
  try {
    const [root] = await Promise.all([import('../../features/commerce/cart-root'), tools.load('cart-page')])
    root.start(tools)
  } catch (cause) {
    report(
      new BlockError('rollup-missing', 'the cart does not start: the commerce rollup is not loaded', {
        cause,
      }),
    )
  }
}
