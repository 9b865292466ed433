import { randomUUID } from 'node:crypto'
import { DONATION } from '../../../src/calls/orders.ts'
import { CURRENCY } from '../database/catalogue.ts'
import type { Database } from '../database/open-database.ts'
import { holdCart, insertOrder } from '../database/orders.ts'
import { hashToken } from '../database/sessions.ts'
import type { DonationPage } from './donation-pages.ts'

/** A donation that can be taken. */
export interface Donation {
  readonly page: DonationPage
  readonly cents: number
  readonly email: string
  readonly name: string
  /** Made for one form, so that it gives once however often it is sent. */
  readonly key: string
}

/** Keeps a donation as an order of its own, which no cart has part in. @returns the order's id. */
export async function placeDonation(
  db: Database,
  { page, cents, email, name, key }: Donation,
): Promise<string> {
  // No cart's token can be such a text.
  const token_hash = hashToken(`donation: ${key}`)
  return db.transaction().execute(async transaction => {
    await transaction
      .insertInto('carts')
      .values({
        id: randomUUID(),
        token_hash,
        site_user_id: null,
        currency: CURRENCY,
        coupons: '[]',
        is_purchased: true,
      })
      .onConflict(conflict => conflict.column('token_hash').doNothing())
      .execute()
    const held = await holdCart(transaction, token_hash)
    if (!held) throw new Error('a donation has lost its place')
    if (held.orderId !== undefined) return held.orderId
    return insertOrder(transaction, held.id, {
      email,
      name,
      currency: CURRENCY,
      lines: [
        {
          itemId: `donation-${page.id}`,
          sku: DONATION,
          title: `Donation: ${page.title}`,
          optionValues: [],
          quantity: 1,
          unitPriceCents: cents,
          productType: DONATION,
        },
      ],
      taxes: [],
      coupons: [],
      subtotalCents: cents,
      discountCents: 0,
      shippingCostCents: 0,
      taxCents: 0,
      grandTotalCents: cents,
    })
  })
}
