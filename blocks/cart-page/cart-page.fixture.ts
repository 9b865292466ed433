/** The state of a cart page's server, and its responses. */
export interface FakeShop {
  lines: { id: string; quantity: number; unitPriceCents: number; [more: string]: unknown }[]
  coupons: string[]
  shippingId: string
  note: string
  minimumCents: number
  giftCardCents: number
  /** Mutating calls, in order. */
  readonly changes: string[]
  /** The response to the next change, which is then not applied. */
  refusal: { status: number; error: string } | 'offline' | undefined
  /** Responses wait for it. */
  gate: Promise<void> | undefined
  /** Restores the real network. */
  readonly close: () => void
}

const WAYS = [
  { id: 'post', name: 'Post', costCents: 500 },
  { id: 'courier', name: 'Courier', costCents: 1500 },
]

/** Two bowls for 84.00 each and a book for 18.00, on a server of their own. */
export function openShop(): FakeShop {
  const realFetch = window.fetch
  const shop: FakeShop = {
    lines: [
      {
        id: '1',
        itemId: 'bowls',
        sku: 'BOWL',
        title: 'Bowls',
        quantity: 2,
        unitPriceCents: 8400,
        normalPriceCents: 9000,
        optionValues: [{ optionName: 'Glaze', value: 'Ink' }],
        fullUrl: '/shop/p/bowls',
      },
      { id: '2', itemId: 'book', sku: 'BOOK', title: 'Book', quantity: 1, unitPriceCents: 1800 },
    ],
    coupons: [],
    shippingId: 'post',
    note: '',
    minimumCents: 0,
    giftCardCents: 0,
    changes: [],
    refusal: undefined,
    gate: undefined,
    close: () => {
      window.fetch = realFetch
    },
  }
  window.fetch = async (url, { method, body } = {}) => {
    await shop.gate
    const path = new URL(`${url}`, location.href).pathname.replace(/.*shopping-cart\/?/, '')
    if (method !== 'GET') {
      shop.changes.push(`${method} ${path} ${body ?? ''}`.trim())
      const { refusal } = shop
      if (refusal === 'offline') throw new TypeError('offline')
      shop.refusal = undefined
      if (refusal) return Response.json({ error: refusal.error }, { status: refusal.status })
      change(shop, `${method} ${path.split('/')[0]}`, path.split('/')[1], JSON.parse(`${body ?? '{}'}`))
    }
    const cart = answerOf(shop)
    return Response.json(`${method} ${path}` === 'POST entries' ? { shoppingCart: cart } : cart)
  }
  return shop
}

function change(shop: FakeShop, call: string, id: string | undefined, sent: Record<string, never>): void {
  const line = shop.lines.find(line => line.id === id)
  if (call === 'PUT entries' && line) line.quantity = sent['quantity'] ?? 0
  if (call === 'DELETE entries') shop.lines = shop.lines.filter(other => other !== line)
  if (call === 'POST entries') {
    shop.lines.push({ id: '9', title: 'Bowls', unitPriceCents: 8400, quantity: 1, ...(sent as object) })
  }
  if (call === 'POST coupons') shop.coupons.push(`${sent['promoCode']}`)
  if (call === 'DELETE coupons') shop.coupons = []
  if (call === 'PUT note') shop.note = `${sent['note']}`
  if (call === 'PUT shipping') shop.shippingId = `${sent['id']}`
}

function answerOf({ lines, coupons, shippingId, note, minimumCents, giftCardCents }: FakeShop): object {
  const subtotalCents = lines.reduce((sum, line) => sum + line.quantity * line.unitPriceCents, 0)
  const way = WAYS.find(({ id }) => id === shippingId)
  const discountCents = coupons.length * 1000
  return {
    entries: lines,
    coupons: coupons.map(promoCode => ({ promoCode, name: '10.00 off' })),
    validCoupons: coupons.map(promoCode => ({ promoCode })),
    shippingOptions: WAYS,
    selectedShippingOption: way,
    shippingLocation: { country: 'GB' },
    applicableTaxRules: [{ id: 'vat', name: 'VAT', amountCents: 300 }],
    subtotalCents,
    discountCents,
    shippingCostCents: way?.costCents,
    taxCents: 300,
    grandTotalCents: subtotalCents - discountCents + (way?.costCents ?? 0) + 300,
    giftCardCents,
    totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotalAmount: { value: (subtotalCents / 100).toFixed(2), currency: 'GBP' },
    note,
    minimumSubtotalCents: minimumCents,
    requiresShipping: true,
  }
}
