import { Hono } from 'hono'
import { MOST_OF_A_NOTE, MOST_OF_AN_ENTRY } from '../../../src/calls/limits.ts'
import { CHECKOUT_PATH } from '../../../src/site/store-settings/checkout-paths.ts'
import { addToCart } from '../api/add-to-cart.ts'
import type { CallRequest } from '../api/call.ts'
import { changeCoupon } from '../api/cart-calls.ts'
import { cartHash } from '../api/cart-cookie.ts'
import { findCart, saveShipping } from '../database/cart-entries.ts'
import { saveNote } from '../database/cart-notes.ts'
import { findProduct } from '../database/products.ts'
import { notFound } from '../pages/not-found.ts'
import type { Page } from '../pages/page.ts'
import { cartPage } from '../pages/store/cart-page.ts'
import type { StorePages } from '../store-pages.ts'
import { alsoBought } from './also-bought.ts'
import { typedLocation } from './checkout-form.ts'
import { type CartFault, setQuantity, variantOf } from './fill-cart.ts'
import { filledFields, isRefused, readPosted, refusedPage, typedQuantity } from './posted-fields.ts'
import { showCart } from './show-cart.ts'

type Fields = Readonly<Record<string, string>>
type Request = Pick<CallRequest, 'context' | 'db'>

const WHOLE_NUMBER = 'Please enter a whole number.'

/** `/cart`, and the forms that change it. */
export function cartRoutes({ services, show, productView }: StorePages): Hono {
  const app = new Hono()
  app.get('/cart', async context => {
    const { db } = await services.open()
    return show(context, await cartPageNow({ context, db }))
  })

  app.post('/cart/add', async context => {
    const posted = await readPosted(context, services.settings)
    if (isRefused(posted)) return show(context, refusedPage(posted.error), posted.status)
    const { fields } = posted
    const { db } = await services.open()
    const product = await findProduct(db, fields['itemId'] ?? '')
    if (product?.status !== 'PUBLISHED') return show(context, notFound, 404)

    const quantity = typedQuantity(fields['quantity'] ?? '1')
    const variant = variantOf(product, name => fields[`option:${name}`])
    const problem = await add()
    // An express checkout skips the cart.
    const next = fields['express'] ? CHECKOUT_PATH : '/cart'
    if (problem === undefined) return context.redirect(next, 303)
    const options = Object.fromEntries(
      Object.entries(fields).flatMap(([name, value]) =>
        name.startsWith('option:') ? [[name.slice('option:'.length), value]] : [],
      ),
    )
    const chosen = { options, quantity: fields['quantity'] ?? '1' }
    const page = await productView(context, product.id, { chosen, problem })
    return show(context, page ?? notFound, page ? 400 : 404)

    async function add(): Promise<string | undefined> {
      if (!variant) return 'This combination is not for sale. Please choose another.'
      if (quantity === undefined || quantity < 1 || quantity > MOST_OF_AN_ENTRY) return WHOLE_NUMBER
      const filling = { variant, quantity, additionalFields: filledFields(fields) }
      const added = await addToCart({ context, db, services }, filling)
      return 'fault' in added ? added.fault.error : undefined
    }
  })

  app.post('/cart', async context => {
    const posted = await readPosted(context, services.settings)
    if (isRefused(posted)) return show(context, refusedPage(posted.error), posted.status)
    const { db } = await services.open()
    const problem = await changeCart({ context, db }, posted.fields)
    if (problem === undefined) return context.redirect('/cart', 303)
    return show(context, await cartPageNow({ context, db }, problem), 400)
  })
  return app
}

async function cartPageNow({ context, db }: Request, problem?: string): Promise<Page> {
  const cart = await showCart(db, await findCart(db, cartHash(context)))
  const also = await alsoBought(db, [...new Set(cart.entries.map(({ itemId }) => itemId))])
  return cartPage(cart, also, problem)
}

/** Does what a form of the cart's page asks for. @returns why not, if it does not. */
async function changeCart(request: Request, fields: Fields): Promise<string | undefined> {
  const { context, db } = request
  const cart = await findCart(db, cartHash(context))
  if (fields['remove']) {
    const fault = await setQuantity(db, cart, fields['remove'], 0)
    // B8 L330
    return fault && `Unable to remove item. ${fault.error}`
  }
  if (fields['do'] === 'coupon' || fields['do'] === 'uncoupon')
    return (await changeCoupon(request, fields['code'] ?? '', fields['do'] === 'coupon'))?.error
  if (fields['do'] === 'location') {
    const location = typedLocation(fields)
    if (!location) return 'Please select a country'
    if (cart) await saveShipping(db, cart.id, { location })
    return
  }
  if (fields['do'] === 'note') {
    // Browsers count a line break as one character and send two.
    const note = (fields['note'] ?? '').replaceAll('\r\n', '\n').slice(0, MOST_OF_A_NOTE)
    if (cart) await saveNote(db, cart.id, note)
    return
  }
  const faults: CartFault[] = []
  for (const [name, text] of Object.entries(fields)) {
    if (!name.startsWith('quantity:')) continue
    const id = name.slice('quantity:'.length)
    const quantity = typedQuantity(text)
    // What has not been changed on this page may have been changed on another.
    if (cart?.entries.some(entry => entry.id === id && entry.quantity === quantity)) continue
    const fault =
      quantity === undefined || quantity > MOST_OF_AN_ENTRY
        ? ({ status: 400, error: WHOLE_NUMBER } as const)
        : await setQuantity(db, cart, id, quantity)
    if (fault) faults.push(fault)
  }
  // B8 L330
  return faults.length > 0
    ? `Unable to update quantity. ${[...new Set(faults.map(({ error }) => error))].join(' ')}`
    : undefined
}
