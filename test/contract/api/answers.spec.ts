import { describe, expect, inject, it } from 'vitest'
import * as z from 'zod/mini'
import { readResults } from '../../../blocks/search/search.results'
import { ALL_CALLS } from '../../../demo/server/calls/all-calls'
import { LOGOUT_PATH, SITE_USER_SESSION_PATH } from '../../../src/calls/auth'
import { ITEMS_BY_MONTH_PATH } from '../../../src/calls/calendar'
import { isEvent } from '../../../src/calls/calendar-event'
import { CAPTCHA_CHALLENGE_PATH } from '../../../src/calls/captcha'
import {
  CART_COUPONS_PATH,
  CART_ENTRIES_PATH,
  CART_LOCATION_PATH,
  CART_NOTE_PATH,
  CART_PATH,
  CART_SHIPPING_PATH,
  type ShoppingCart,
} from '../../../src/calls/commerce'
import { ANALYTICS_EVENTS_PATH } from '../../../src/calls/events'
import { SAVE_SUBMISSION_PATH, SUBMISSION_KEY_PATH } from '../../../src/calls/form'
import { UPLOAD_FILE_PATH } from '../../../src/calls/form-upload'
import { FULLSTORY_ID_PATH, PERFORMANCE_SETTINGS_PATH } from '../../../src/calls/measurements'
import { ORDERS_PATH } from '../../../src/calls/orders'
import { PLACES_AUTOCOMPLETE_PATH, PLACES_DETAILS_PATH } from '../../../src/calls/places'
import { PRODUCTS_PATH } from '../../../src/calls/products'
import { reviewsPath } from '../../../src/calls/reviews'
import { SEARCH_PATH } from '../../../src/calls/search'
import {
  COOKIE_SETTINGS_PATH,
  HEADER_FOOTER_PATH,
  LANGUAGES_PATH,
  MULTILINGUAL_SETTINGS_PATH,
  MULTILINGUAL_STATUS_PATH,
  TRANSLATION_PROVIDER_PATH,
} from '../../../src/calls/site-values'
import { WIDGET_RENDERING_PATH } from '../../../src/calls/widgets'
import { cartSchema } from '../../../src/commerce/cart/cart.schema'
import { productSchema } from '../../../src/commerce/product/read-product'
import { buyerWithCart, order } from './buyer'
import { signIn, visit } from './visitor'

const TRACKED = { productPage: 'contact', productSection: 'address' }

/** Fills a cart with one of each kind of entry. */
const filled = () =>
  buyerWithCart({ itemId: 'bowls', sku: 'BOWL-S', quantity: 2 }, { itemId: 'glazes', quantity: 1 })

const get = (path: string, query: Record<string, string> = {}) => visit().call('GET', path, { query })

/** Reads a value of the site and saves it unchanged. */
const saveAgain = async (path: string, from = path) => {
  const owner = await signIn()
  return owner.call('PUT', path, { json: await (await owner.fetch('GET', from)).json() })
}

async function changed(method: string, path: (cart: ShoppingCart) => string, json?: object) {
  const { visitor, cart } = await filled()
  return visitor.call(method, path(cart), { json })
}

const buy = async (): Promise<Response> => {
  const { visitor, cart } = await buyerWithCart({ itemId: 'bowls', sku: 'BOWL-S', quantity: 1 })
  return order(visitor, cart)
}

const firstEntry = ({ entries }: ShoppingCart): string => `${CART_ENTRIES_PATH}/${entries[0]?.id}`

const signedOn = async (): Promise<Response> => {
  const json = { email: `${crypto.randomUUID()}@example.com`, password: 'eight or more' }
  const owner = await signIn()
  const page = await (await owner.fetch('GET', '/config/customers')).text()
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? ''
  await owner.fetch('POST', '/config/customers', { form: { ...json, xsrf } })
  return visit().call('POST', SITE_USER_SESSION_PATH, { json })
}

/** Every call that answers with JSON, as a page makes it. */
const CALLS: Readonly<Record<string, () => Promise<Response>>> = {
  [`POST ${SUBMISSION_KEY_PATH}`]: () => visit().call('POST', SUBMISSION_KEY_PATH),
  [`POST ${UPLOAD_FILE_PATH}`]: () =>
    visit().call('POST', UPLOAD_FILE_PATH, {
      body: '%PDF-1.7 a plan',
      headers: { 'content-type': 'application/octet-stream' },
      query: { formId: 'api-files', fieldId: 'plans', name: 'plan.pdf' },
    }),
  [`POST ${SAVE_SUBMISSION_PATH}`]: () => visit().submit('api-anything', { text: 'x' }),
  [`GET ${CAPTCHA_CHALLENGE_PATH}`]: () => get(CAPTCHA_CHALLENGE_PATH),
  [`POST ${ANALYTICS_EVENTS_PATH}`]: () =>
    visit().fetch('POST', ANALYTICS_EVENTS_PATH, { json: { analyticsId: 'a', commonData: {} } }),
  [`GET ${PERFORMANCE_SETTINGS_PATH}`]: () => get(PERFORMANCE_SETTINGS_PATH),
  [`POST ${WIDGET_RENDERING_PATH}`]: () =>
    visit().call('POST', WIDGET_RENDERING_PATH, {
      form: { widgetJSON: JSON.stringify({ type: 'opening-hours', id: 'q', value: {} }) },
    }),
  [`POST ${LOGOUT_PATH}`]: async () => (await signIn()).call('POST', LOGOUT_PATH),
  [`POST ${SITE_USER_SESSION_PATH}`]: signedOn,
  [`DELETE ${SITE_USER_SESSION_PATH}`]: () => visit().call('DELETE', SITE_USER_SESSION_PATH),
  [`GET ${HEADER_FOOTER_PATH}`]: () => get(HEADER_FOOTER_PATH),
  [`PUT ${HEADER_FOOTER_PATH}`]: () => saveAgain(HEADER_FOOTER_PATH),
  [`GET ${MULTILINGUAL_SETTINGS_PATH}`]: () => get(MULTILINGUAL_SETTINGS_PATH),
  [`GET ${MULTILINGUAL_STATUS_PATH}`]: () => get(MULTILINGUAL_STATUS_PATH),
  [`PUT ${LANGUAGES_PATH}`]: () => saveAgain(LANGUAGES_PATH, MULTILINGUAL_SETTINGS_PATH),
  [`DELETE ${TRANSLATION_PROVIDER_PATH}`]: async () =>
    (await signIn()).call('DELETE', TRANSLATION_PROVIDER_PATH),
  [`GET ${COOKIE_SETTINGS_PATH}`]: () => get(COOKIE_SETTINGS_PATH),
  [`PUT ${COOKIE_SETTINGS_PATH}`]: () => saveAgain(COOKIE_SETTINGS_PATH),
  [`GET ${PLACES_AUTOCOMPLETE_PATH}`]: () => get(PLACES_AUTOCOMPLETE_PATH, { ...TRACKED, input: 'am' }),
  [`GET ${PLACES_DETAILS_PATH}`]: () => get(PLACES_DETAILS_PATH, { ...TRACKED, placeId: 'kendal' }),
  [`GET ${ITEMS_BY_MONTH_PATH}`]: () =>
    get(ITEMS_BY_MONTH_PATH, { month: '12-2026', collectionId: 'visits' }),
  [`GET ${FULLSTORY_ID_PATH}`]: () => get(FULLSTORY_ID_PATH),
  [`GET ${SEARCH_PATH}`]: () => get(SEARCH_PATH, { q: 'bowl' }),
  [`GET ${CART_PATH}`]: async () => (await filled()).visitor.call('GET', CART_PATH),
  [`POST ${CART_ENTRIES_PATH}`]: () =>
    visit().call('POST', CART_ENTRIES_PATH, { json: { itemId: 'glazes', quantity: 1 } }),
  [`PUT ${CART_ENTRIES_PATH}/{id}`]: () => changed('PUT', firstEntry, { quantity: 3 }),
  [`DELETE ${CART_ENTRIES_PATH}/{id}`]: () => changed('DELETE', firstEntry),
  [`POST ${CART_COUPONS_PATH}`]: () => changed('POST', () => CART_COUPONS_PATH, { promoCode: 'KILN10' }),
  [`DELETE ${CART_COUPONS_PATH}`]: () => changed('DELETE', () => CART_COUPONS_PATH, { promoCode: 'KILN10' }),
  [`PUT ${CART_LOCATION_PATH}`]: () =>
    changed('PUT', () => CART_LOCATION_PATH, { country: 'US', region: 'NY', postalCode: '10001' }),
  [`PUT ${CART_NOTE_PATH}`]: () => changed('PUT', () => CART_NOTE_PATH, { note: 'Ring twice.' }),
  [`PUT ${CART_SHIPPING_PATH}`]: async () => {
    const { visitor, cart } = await filled()
    return visitor.call('PUT', CART_SHIPPING_PATH, { json: { id: cart.shippingOptions.at(-1)?.id } })
  },
  [`GET ${PRODUCTS_PATH}`]: () => get(PRODUCTS_PATH),
  [`GET ${PRODUCTS_PATH}/{id}`]: () => get(`${PRODUCTS_PATH}/bowls`),
  [`GET ${reviewsPath('{id}')}`]: () => get(reviewsPath('bowls')),
  [`POST ${ORDERS_PATH}`]: buy,
  [`GET ${ORDERS_PATH}/{id}`]: async () => get(`${ORDERS_PATH}/${(await (await buy()).json()).id}`),
}

/** Stricter parsers of the blocks, where they require more than the schema. */
const READERS: Readonly<Record<string, (answer: never) => boolean>> = {
  [`GET ${CART_PATH}`]: answer => z.safeParse(cartSchema, answer).success,
  [`GET ${SEARCH_PATH}`]: answer => readResults(answer, 10, inject('address'))?.items.length !== 0,
  [`GET ${ITEMS_BY_MONTH_PATH}`]: (answer: unknown[]) => answer.length > 0 && answer.every(isEvent),
  [`GET ${PRODUCTS_PATH}/{id}`]: answer => z.safeParse(productSchema, answer).success,
}

const ANSWERING = ALL_CALLS.flatMap(({ method, path, answer }) =>
  answer === undefined || answer === 'image' ? [] : [{ name: `${method} ${path}`, answer }],
)

describe.skipIf(!inject('hasShop') || inject('ownerPassword') === '')('an answer of the server', () => {
  it('is covered below for each call that has one', () => {
    expect(Object.keys(CALLS).sort()).toEqual(ANSWERING.map(({ name }) => name).sort())
  })

  it.each(ANSWERING)(
    'to $name passes the schema by which pages parse it [API-28]',
    async ({ name, answer }) => {
      const response = await CALLS[name]?.()
      const body = await response?.json()
      expect([200, 202]).toContain(response?.status)
      expect(z.safeParse(answer, body).error?.issues).toBe(undefined)
      expect(READERS[name]?.(body as never)).not.toBe(false)
    },
  )
})
