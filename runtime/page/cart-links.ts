import { whenIdle } from '../../src/timing/idle'
import { onDestroy, type PartTools } from '../part'
import { watchPage, within } from '../watch-page'
import { cartPlaces } from './cart-places'

/** Brings the links to the cart to life once the page is quiet, those added later too. */
export function start({ $site, found }: PartTools): void {
  const adopt = (root: ParentNode): void => {
    for (const place of within(root, cartPlaces($site.get()))) found(place, 'cart-indicator')
  }
  onDestroy(whenIdle(() => adopt(document)))
  onDestroy(watchPage(document, adopt))
}
