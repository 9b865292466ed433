// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { formatIssues, REASONS } from '../data/fields/validators'
import { cartSettingsSchema } from './cart-settings.schema'

const folder = `${process.env['ASHLAR_SHARED'] ?? '../shared'}/corpus/json/cart-root`
const files = existsSync(folder) ? readdirSync(folder).sort() : []

const read = (raw: unknown) => {
  const { data, error } = z.safeParse(cartSettingsSchema, raw, REASONS)
  return error ? formatIssues(error) : data
}

describe('the settings of a full-page cart', () => {
  it('have no minimum subtotal by default [MON-09]', () => {
    expect(read({})).toEqual({
      continueShoppingLinkUrl: '/',
      minimumOrderSubtotal: { value: '0.00', currency: 'USD' },
    })
  })

  it.each([
    [{ minimumOrderSubtotal: 5 }, 'minimumOrderSubtotal: expected a money object of a currency we know'],
  ])('are rejected by name: %j [MON-01] [MON-08]', (raw, message) => {
    expect(read(raw)).toBe(message)
  })

  it.skipIf(!files.length)('are read from real pages [CART-14]', () => {
    const all = files.map(name => read(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))))
    expect(all).toEqual(
      ['GBP', 'USD', 'CAD'].map(currency => ({
        continueShoppingLinkUrl: '/',
        minimumOrderSubtotal: { value: '0.00', currency },
      })),
    )
  })
})
