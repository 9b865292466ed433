import { afterAll, afterEach, expect, inject, it } from 'vitest'
import {
  CART_COUPONS_PATH,
  CART_ENTRIES_PATH,
  CART_LOCATION_PATH,
  CART_PATH,
} from '../../../src/calls/commerce'
import { ORDERS_PATH, TEST_CARDS } from '../../../src/calls/orders'
import { PRODUCTS_PATH } from '../../../src/calls/products'
import { startPostgres } from '../../databases/postgres'
import { dataFolder } from '../../databases/prepared'
import { type Backend, startBackend, stopBackend } from './backend'
import { KENDAL } from './buyer'
import { visit } from './visitor'

const isOurs = inject('isOurs')
const folder = dataFolder()
const postgres = process.env['API_DATABASE'] === 'postgres' && isOurs ? await startPostgres() : undefined
const data = postgres ? { DATABASE_URL: postgres.url } : { ASHLAR_DATA: folder.path }

let backend: Backend | undefined

afterEach(async () => {
  if (backend && backend.process.exitCode === null && backend.process.signalCode === null) {
    await stopBackend(backend, 'SIGTERM')
  }
})

afterAll(() => {
  postgres?.stop()
  folder.remove()
})

/** Kills the server and restarts it with the same data. */
async function killed(running: Backend): Promise<Backend> {
  await stopBackend(running, 'SIGKILL')
  backend = await startBackend(data)
  return backend
}

it.skipIf(!isOurs)('keeps carts, orders and stock when the server is killed [API-28]', async () => {
  const running = await startBackend(data)
  backend = running
  const visitor = visit(running.address)
  const json = { itemId: 'trio', quantity: 2 }
  const added = await visitor.call('POST', CART_ENTRIES_PATH, { json })
  const twoWeeks = expect.stringMatching(/Max-Age=1209600/)
  expect(added.headers.getSetCookie()).toEqual([twoWeeks, twoWeeks])
  expect(added.headers.getSetCookie()[0]).toMatch(/^CART=.*HttpOnly/)
  await visitor.call('POST', CART_COUPONS_PATH, { json: { promoCode: 'KILN10' } })
  const { country, region, postalCode } = KENDAL
  const place = { json: { country, region, postalCode } }
  const before = await (await visitor.call('PUT', CART_LOCATION_PATH, place)).json()

  const second = await killed(running)
  const later = visit(second.address)
  for (const [name, value] of visitor.cookies) later.cookies.set(name, value)
  expect(await (await later.call('GET', CART_PATH)).json()).toEqual(before)
  const order = {
    email: 'ann@example.com',
    name: 'Ann Ash',
    address: KENDAL,
    card: TEST_CARDS.pays,
    grandTotalCents: before.grandTotalCents,
  }
  const placed = await (await later.call('POST', ORDERS_PATH, { json: order })).json()
  expect(placed.grandTotalCents).toBe(before.grandTotalCents)

  const third = visit((await killed(second)).address)
  expect(await (await third.fetch('GET', `${ORDERS_PATH}/${placed.id}`)).json()).toEqual(placed)
  const { variants } = await (await third.fetch('GET', `${PRODUCTS_PATH}/trio`)).json()
  expect(variants[0].qtyInStock).toBe(0)
})
