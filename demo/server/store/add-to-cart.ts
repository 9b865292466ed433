import type { Context } from 'hono'
import { beginCart, findCart, forgetCart } from '../database/cart-entries.ts'
import type { Database } from '../database/open-database.ts'
import { type CartToken, cartToken, giveCart, newCartToken } from '../requests/cart-cookies.ts'
import type { Services } from '../requests/services.ts'
import { type CartFault, type Filling, fillCart } from './fill-cart.ts'

/**
 * Puts pieces into the visitor's cart, which begins with the first of them.
 *
 * @returns the entry's id, the cart's token and the hash by which it is kept; or why nothing was put in
 */
export async function addToCart(
  {
    context,
    db,
    services,
  }: { readonly context: Context; readonly db: Database; readonly services: Services },
  filling: Filling,
): Promise<({ readonly id: string } & CartToken) | { readonly fault: CartFault }> {
  const own = cartToken(context)
  const known = await findCart(db, own?.hash)
  if (known && own) {
    const added = await fillCart(db, known.id, filling)
    return 'fault' in added ? added : { ...added, ...own }
  }
  const token = newCartToken()
  const begun = await beginCart(db, token.hash)
  const added = await fillCart(db, begun, filling)
  if ('fault' in added) {
    await forgetCart(db, begun)
    return added
  }
  giveCart(context, services.settings, token)
  return { ...added, ...token }
}
