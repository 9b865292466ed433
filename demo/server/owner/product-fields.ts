import { isPrice, MAX_PRICE_CENTS } from '../../../src/commerce/price/price.ts'
import { priceText } from '../store/price-text.ts'

/** Pieces in stock at most. */
export const MOST_IN_STOCK = 1_000_000

/** A price as the owner types it, in cents; or what is wrong with it [PROD-10]. */
export function typedPrice(price = ''): number | string {
  const [, whole = '', part = ''] = /^(\d{1,9})(?:\.(\d{2}))?$/.exec(price.trim()) ?? []
  if (!whole) return 'A price is a number of dollars, such as 84 or 84.00.'
  const cents = Number(whole) * 100 + Number(part)
  return isPrice(cents) ? cents : `A price may be ${priceText(MAX_PRICE_CENTS)} at most.`
}

/** A number of pieces as the owner types it, or what is wrong with it. */
export function typedStock(inStock = ''): number | string {
  const isCount = /^\d{1,7}$/.test(inStock.trim()) && Number(inStock) <= MOST_IN_STOCK
  return isCount ? Number(inStock) : 'A stock is a whole number.'
}
