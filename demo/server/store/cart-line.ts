import type { CartEntry, EntryProblem } from '../../../src/calls/commerce.ts'
import { PICTURES } from '../../pictures/catalogue.ts'
import type { SoldVariant, StoredVariant } from '../database/products.ts'
import { pictureUrl, productPath } from './show-product.ts'

/** The current unit price. */
export const effectiveCents = ({ onSale, priceCents, salePriceCents }: StoredVariant): number =>
  onSale ? salePriceCents : priceCents

/** A cart entry with the variant it refers to. */
export interface FoundEntry {
  readonly id: string
  readonly itemId: string
  readonly sku: string
  readonly quantity: number
  readonly additionalFields: string | null
  readonly sold: SoldVariant | undefined
  readonly isOffered: boolean
}

/** Builds the facade's cart entry, with the problem that blocks its purchase, if any. */
export function cartEntry(entry: FoundEntry, all: readonly FoundEntry[]): CartEntry {
  const { id, itemId, sku, quantity, additionalFields, sold, isOffered } = entry
  const { product, variant } = sold ?? {}
  const picture = product?.details.pictures[0]
  const isLimited = variant?.unlimited === false
  const wanted = all.filter(other => other.sku === sku).reduce((sum, other) => sum + other.quantity, 0)
  const left = variant?.inStock ?? 0
  const problem: EntryProblem | '' = !isOffered
    ? 'gone'
    : isLimited && left === 0
      ? 'sold-out'
      : isLimited && wanted > left
        ? 'too-many'
        : ''
  return {
    id,
    itemId,
    sku,
    quantity,
    title: product?.details.title ?? '',
    unitPriceCents: isOffered && variant ? effectiveCents(variant) : 0,
    normalPriceCents: isOffered && variant ? variant.priceCents : 0,
    optionValues: [...(variant?.options ?? [])],
    fullUrl: product && isOffered ? productPath(product.slug) : '',
    imageUrl: picture ? pictureUrl(picture) : '',
    imageAlt: picture ? PICTURES[picture].alt : '',
    productType: product?.details.kind ?? '',
    additionalFields: additionalFields ?? '',
    ...(product?.details.plan && { subscriptionPlan: product.details.plan }),
    ...(isOffered && isLimited && { qtyAvailable: left }),
    problem,
  }
}
