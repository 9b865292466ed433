import type { WireProduct, WireVariant } from '../../../src/calls/products.ts'
import { moneyOf } from '../../../src/locale/money/money.ts'
import { PICTURES, type PictureName } from '../../pictures/catalogue.ts'
import { CURRENCY, type ProductDetails, type ProductFromJson } from '../database/product-definition.ts'
import type { StoredProduct, StoredVariant } from '../database/products.ts'
import type { SearchEntry } from '../database/search.ts'

/** The collection that contains all products. */
export const COLLECTION_ID = 'shop'

export const productPath = (slug: string): string => `/shop/p/${slug}`

export const pictureUrl = (name: PictureName): string => `/pictures/${name}.webp`

/** Formats cents as the facade's money object: `84.00` and the currency. */
export const money = (cents: number) => moneyOf(cents, CURRENCY)

/** Builds the facade's product; variants that are not for sale are left out. */
export function showProduct({ id, slug, status, details, variants }: StoredProduct): WireProduct {
  const offered = variants.filter(({ isOffered }) => isOffered)
  const [first] = offered
  return {
    itemId: id,
    collectionId: COLLECTION_ID,
    urlId: slug,
    fullUrl: productPath(slug),
    title: details.title,
    excerpt: details.excerpt,
    productType: details.kind,
    workflowState: status,
    currency: CURRENCY,
    images: details.pictures.map(name => {
      const { width, height, alt, focalPoint } = PICTURES[name]
      return { src: pictureUrl(name), alt, dimensions: `${width}x${height}`, focalPoint }
    }),
    variantAttributeNames: first?.options.map(({ optionName }) => optionName) ?? [],
    variants: offered.map(variant => showVariant(variant, details.size)),
    ...(details.kind === 'DIGITAL' &&
      first && {
        priceCents: first.priceCents,
        salePriceCents: first.salePriceCents,
        onSale: first.onSale,
      }),
    ...(details.plan && { subscriptionPlan: details.plan }),
  }
}

function showVariant(variant: StoredVariant, size: ProductDetails['size']): WireVariant {
  const [len = 0, width = 0, height = 0] = size ?? []
  const { sku, options, priceCents, salePriceCents, onSale, unlimited, inStock, grams } = variant
  return {
    id: sku,
    sku,
    attributes: Object.fromEntries(options.map(({ optionName, value }) => [optionName, value])),
    optionValues: [...options],
    price: priceCents,
    salePrice: salePriceCents,
    onSale,
    priceMoney: money(priceCents),
    salePriceMoney: money(salePriceCents),
    unlimited,
    qtyInStock: inStock,
    weight: grams / 1000,
    len,
    width,
    height,
  }
}

/** Builds the search entries of products from their texts and variants. */
export function productEntries(products: readonly ProductFromJson[]): SearchEntry[] {
  return products.map(({ id, slug, details, variants }) => {
    const [picture] = details.pictures
    const options = variants.flatMap(({ sku, options }) => [sku, ...options.map(({ value }) => value)])
    return {
      path: productPath(slug),
      productId: id,
      title: details.title,
      excerpt: details.excerpt,
      body: [...details.text, ...new Set(options)].join(' '),
      collectionId: COLLECTION_ID,
      collectionName: 'Shop',
      imageUrl: picture ? pictureUrl(picture) : '',
    }
  })
}
