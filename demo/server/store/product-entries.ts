import type { NewProduct } from '../database/catalogue.ts'
import type { SearchEntry } from '../database/search-entries.ts'
import { COLLECTION_ID, pictureUrl, productPath } from './show-product.ts'

/** What the shop sells, as a search finds it: by its texts and its variants. */
export function productEntries(products: readonly NewProduct[]): SearchEntry[] {
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
