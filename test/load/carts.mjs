import { parseArgs } from 'node:util'

/*
 * Loads a local server with mixed cart traffic, verifies the totals of every cart that it returns, and reports wrong
 * totals and whether stock and orders agree at the end. It buys everything in stock:
 *
 *   ASHLAR_CALL_LIMIT=1000000 ASHLAR_DATA=load-data npm start
 *   node test/load/carts.mjs --url http://127.0.0.1:4000 --visitors 40 --seconds 30
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:4000' },
    seconds: { type: 'string', default: '30' },
    visitors: { type: 'string', default: '40' },
  },
})

const { hostname } = new URL(values.url)
if (!['127.0.0.1', 'localhost', '[::1]'].includes(hostname)) {
  console.error(`${hostname} is not this machine: load only your own servers.`)
  process.exit(2)
}
const SECONDS = Math.min(Number(values.seconds), 300)
const VISITORS = Math.min(Number(values.visitors), 200)
const CART = '/api/commerce/shopping-cart'
const CODES = ['KILN10', 'MEND5', 'BYPOST']
const PLACES = ['GB', 'US', 'DE', 'JP', 'CA'].flatMap(country =>
  ['', 'NY', 'QC'].map(region => ({ country, region, postalCode: '10013' })),
)

const times = []
const refused = new Map()
const wrong = []
const sold = new Map()
let carts = 0
let orders = 0

const before = await stock()
const ends = performance.now() + SECONDS * 1000
await Promise.all(Array.from({ length: VISITORS }, visit))
const after = await stock()
report()

/** Simulates visitors in sequence: each fills a cart at random, and some order it. */
async function visit() {
  while (performance.now() < ends) {
    const ask = await arrive()
    let cart
    for (let steps = 3 + chance(8); steps > 0 && performance.now() < ends; steps--) {
      cart = (await anyStep(ask, cart)) ?? cart
    }
    if (cart?.entries.length > 0 && chance(3) > 0) await buy(ask, cart)
  }
}

/** Creates a visitor: cookies, a crumb, and a function for calls with both. */
async function arrive() {
  const cookies = new Map()
  const ask = async (method, path, body) => {
    const started = performance.now()
    const response = await fetch(`${values.url}${path}?crumb=${cookies.get('crumb') ?? ''}`, {
      method,
      headers: {
        cookie: [...cookies].map(pair => pair.join('=')).join('; '),
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)
      cookies.set(name, value)
    }
    const answer = await response.json()
    times.push(performance.now() - started)
    if (response.ok) return answer
    if (answer.crumbFail) return undefined
    const reason = `${response.status} ${answer.error.replace(/[\d.]+|^.*: only/g, '…')}`
    refused.set(reason, (refused.get(reason) ?? 0) + 1)
    if (response.status >= 500) wrong.push(reason)
  }
  await ask('PUT', `${CART}/location`, PLACES[0])
  return ask
}

async function anyStep(ask, cart) {
  const entry = cart?.entries[chance(cart.entries.length)]
  const step = entry ? chance(7) : 0
  const answer = await [
    () => {
      const variant = before[chance(before.length)]
      const extra = chance(6) === 0 ? { additionalFields: `${chance(3)}` } : {}
      const { itemId, sku } = variant
      return ask('POST', `${CART}/entries`, { itemId, sku, quantity: 1 + chance(4), ...extra })
    },
    () => ask('PUT', `${CART}/entries/${entry.id}`, { quantity: 1 + chance(9) }),
    () => ask('DELETE', `${CART}/entries/${entry.id}`),
    () => ask('POST', `${CART}/coupons`, { promoCode: CODES[chance(CODES.length)] }),
    () => ask('DELETE', `${CART}/coupons`, { promoCode: CODES[chance(CODES.length)] }),
    () => ask('PUT', `${CART}/location`, PLACES[chance(PLACES.length)]),
    // Two concurrent tabs.
    async () => {
      const put = quantity => ask('PUT', `${CART}/entries/${entry.id}`, { quantity })
      for (const tab of await Promise.all([put(2), put(5)])) if (tab) check(tab)
      return ask('GET', CART)
    },
  ][step]()
  const now = answer?.shoppingCart ?? answer
  if (now) check(now)
  return now
}

async function buy(ask, { shippingLocation }) {
  const place = shippingLocation ?? PLACES[0]
  const cart = await ask('PUT', `${CART}/location`, place)
  if (!cart) return
  check(cart)
  const order = await ask('POST', '/api/commerce/orders', {
    email: 'load@example.com',
    name: 'Load',
    address: { line1: '1 Road', city: 'Town', ...place },
    card: '4242424242424242',
    grandTotalCents: cart.grandTotalCents,
  })
  if (!order) return
  orders++
  for (const { sku, quantity } of order.lines) sold.set(sku, (sold.get(sku) ?? 0) + quantity)
  check({
    ...order,
    entries: order.lines.map(line => ({ ...line })),
    totalQuantity: order.lines.reduce((sum, line) => sum + line.quantity, 0),
    applicableTaxRules: order.taxes,
    validCoupons: cart.validCoupons,
    selectedShippingOption: order.shipping,
  })
}

/** Computes a cart's totals from its entries, independently of the server. */
function check(cart) {
  carts++
  const cost = entries =>
    entries.reduce((sum, entry) => sum + BigInt(entry.unitPriceCents * entry.quantity), 0n)
  const subtotal = cost(cart.entries)
  const priced = cost(cart.entries.filter(({ productType }) => productType !== 'GIFT_CARD'))
  const percent = cart.validCoupons.reduce((sum, { percent = 0 }) => sum + percent, 0)
  const fixed = cart.validCoupons.reduce((sum, { fixedCents = 0 }) => sum + fixedCents, 0)
  const lower = halfUp(priced * BigInt(percent), 100n)
  const discount = lower + (BigInt(fixed) < priced - lower ? BigInt(fixed) : priced - lower)
  const shipping = BigInt(cart.selectedShippingOption?.costCents ?? 0)
  const taxes = cart.applicableTaxRules.map(({ rateMillionths, includesShipping }) =>
    halfUp((priced - discount + (includesShipping ? shipping : 0n)) * BigInt(rateMillionths), 1_000_000n),
  )
  const tax = taxes.reduce((sum, cents) => sum + cents, 0n)
  const expected = {
    subtotalCents: subtotal,
    discountCents: discount,
    shippingCostCents: shipping,
    taxCents: tax,
    grandTotalCents: subtotal - discount + shipping + tax,
    totalQuantity: BigInt(cart.entries.reduce((sum, { quantity }) => sum + quantity, 0)),
  }
  for (const [name, value] of Object.entries(expected)) {
    if (BigInt(cart[name]) !== value) wrong.push(`${name} is ${cart[name]}, not ${value}, in ${cart.id}`)
  }
}

function halfUp(value, by) {
  return value / by + ((value % by) * 2n >= by ? 1n : 0n)
}

async function stock() {
  const { items } = await (await fetch(`${values.url}/api/commerce/products`)).json()
  return items.flatMap(({ itemId, variants }) => variants.map(variant => ({ ...variant, itemId })))
}

function chance(most) {
  return Math.floor(Math.random() * most)
}

function report() {
  for (const { sku, qtyInStock, unlimited } of before) {
    const left = after.find(variant => variant.sku === sku)?.qtyInStock
    const expected = unlimited ? qtyInStock : qtyInStock - (sold.get(sku) ?? 0)
    if (left !== expected) wrong.push(`${sku}: ${left} left, not ${expected}`)
  }
  times.sort((a, b) => a - b)
  const at = share => `${(times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(0)} ms`
  console.log(
    `${times.length} calls by ${VISITORS} visitors at once, p50 ${at(0.5)}, p99 ${at(0.99)}, slowest ${at(1)}`,
  )
  console.log(`${carts} carts verified, ${orders} orders`)
  for (const [reason, count] of [...refused].sort((a, b) => b[1] - a[1])) console.log(`${count} × ${reason}`)
  console.log(
    wrong.length === 0
      ? 'All totals were correct, and the stock matches the orders.'
      : wrong.slice(0, 20).join('\n'),
  )
  if (wrong.length > 0) process.exitCode = 1
}
