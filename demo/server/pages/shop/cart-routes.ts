import { type Context, Hono } from 'hono'
import { MAX_ENTRY_QUANTITY, MAX_NOTE_LENGTH } from '../../../../src/calls/limits.ts'
import { CHECKOUT_PATH } from '../../../../src/site/store-settings/checkout-paths.ts'
import { findCart, saveNote, saveShipping } from '../../database/carts.ts'
import type { Database } from '../../database/open-database.ts'
import { findProduct } from '../../database/products.ts'
import { cartHash } from '../../requests/cart-cookies.ts'
import { readFormPost } from '../../requests/form-post.ts'
import { alsoBought } from '../../store/also-bought.ts'
import { addToCart, type CartFault, changeCoupon, setQuantity, variantOf } from '../../store/change-cart.ts'
import { parseLocation } from '../../store/checkout-form.ts'
import { showCart } from '../../store/show-cart.ts'
import type { Page } from '../page.ts'
import { notFound, refusedPage } from '../plain-pages.ts'
import { cartPage } from './cart-page.ts'
import type { ShopPages } from './shop-pages.ts'

type Fields = Readonly<Record<string, string>>
type Request = { readonly context: Context; readonly db: Database }

const WHOLE_NUMBER = 'Please enter a whole number.'

/** The cart page, and the forms that change the cart. */
export function cartRoutes({ services, show, productView }: ShopPages): Hono {
  const app = new Hono()
  app.get('/cart', async context => {
    const { db } = await services.open()
    return show(context, await cartPageNow({ context, db }))
  })

  app.post('/cart/add', async context => {
    const posted = await readFormPost(context, services.settings)
    if (!posted.ok) return show(context, refusedPage(posted.error.message), posted.error.status)
    const fields = posted.value
    const { db } = await services.open()
    const product = await findProduct(db, fields['itemId'] ?? '')
    if (product?.status !== 'PUBLISHED') return show(context, notFound, 404)

    const quantity = parseQuantity(fields['quantity'] ?? '1')
    const variant = variantOf(product, name => fields[`option:${name}`])
    const problem = await add()
    // Express checkout skips the cart.
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
      if (quantity === undefined || quantity < 1 || quantity > MAX_ENTRY_QUANTITY) return WHOLE_NUMBER
      const addition = { variant, quantity, additionalFields: customFields(fields) }
      const added = await addToCart({ context, db, services }, addition)
      return added.ok ? undefined : added.error.message
    }
  })

  app.post('/cart', async context => {
    const posted = await readFormPost(context, services.settings)
    if (!posted.ok) return show(context, refusedPage(posted.error.message), posted.error.status)
    const { db } = await services.open()
    const problem = await changeCart({ context, db }, posted.value)
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

/** Applies a form of the cart page. @returns why not, if it is refused */
async function changeCart(request: Request, fields: Fields): Promise<string | undefined> {
  const { context, db } = request
  const cart = await findCart(db, cartHash(context))
  if (fields['remove']) {
    const fault = await setQuantity(db, cart, fields['remove'], 0)
    return fault && `Unable to remove item. ${fault.message}`
  }
  if (fields['do'] === 'coupon' || fields['do'] === 'uncoupon')
    return (await changeCoupon(db, cart, fields['code'] ?? '', fields['do'] === 'coupon'))?.message
  if (fields['do'] === 'location') {
    const location = parseLocation(fields)
    if (!location) return 'Please select a country'
    if (cart) await saveShipping(db, cart.id, { location })
    return
  }
  if (fields['do'] === 'note') {
    // Browsers count a line break as one character and send two.
    const note = (fields['note'] ?? '').replaceAll('\r\n', '\n').slice(0, MAX_NOTE_LENGTH)
    if (cart) await saveNote(db, cart.id, note)
    return
  }
  const faults: CartFault[] = []
  for (const [name, text] of Object.entries(fields)) {
    if (!name.startsWith('quantity:')) continue
    const id = name.slice('quantity:'.length)
    const quantity = parseQuantity(text)
    // Unchanged quantities are skipped, since another tab may have changed them.
    if (cart?.entries.some(entry => entry.id === id && entry.quantity === quantity)) continue
    const fault =
      quantity === undefined || quantity > MAX_ENTRY_QUANTITY
        ? ({ status: 400, message: WHOLE_NUMBER } as const)
        : await setQuantity(db, cart, id, quantity)
    if (fault) faults.push(fault)
  }
  return faults.length > 0
    ? `Unable to update quantity. ${[...new Set(faults.map(({ message }) => message))].join(' ')}`
    : undefined
}

/** Parses a whole number in plain digits; undefined for anything else. */
export const parseQuantity = (text: string | undefined): number | undefined =>
  /^\d{1,5}$/.test(text?.trim() ?? '') ? Number(text) : undefined

/** The name prefix of a product's custom form fields. */
const OWN_FIELD = 'field:'

/** Maximum number of custom fields, and of characters in each. */
const MAX_FIELDS = 10
const MAX_CHARACTERS = 1000

/** The filled-in custom fields as JSON; null if all are empty. */
export function customFields(fields: Readonly<Record<string, string>>): string | null {
  const filled = Object.entries(fields)
    .filter(([name, text]) => name.startsWith(OWN_FIELD) && text.trim())
    .slice(0, MAX_FIELDS)
    .map(([name, text]) => [name.slice(OWN_FIELD.length).slice(0, 100), text.trim().slice(0, MAX_CHARACTERS)])
  return filled.length > 0 ? JSON.stringify(Object.fromEntries(filled)) : null
}
