import { PRODUCT_LIST_VIEWS } from '../../src/commerce/product/product'
import type { ListView } from './product-list.schema'

/** Returns whether the text names a view. */
export const isListView = (name: unknown): name is ListView => PRODUCT_LIST_VIEWS.includes(name as ListView)

/** Query parameter of the view. */
const KEY = 'view'

/** Returns the page's address with that view; the initial view needs no parameter. */
export function addressOf(view: ListView, first: ListView, page: string): string {
  const url = new URL(page)
  if (view === first) url.searchParams.delete(KEY)
  else url.searchParams.set(KEY, view)
  return url.href
}

/** Returns the view in the address, if it is one of the choices. */
export function viewIn(page: string, views: readonly ListView[]): ListView | undefined {
  const name = new URL(page).searchParams.get(KEY)
  return isListView(name) && views.includes(name) ? name : undefined
}

/** Returns the badge on a product's image; empty for most. */
export const markOf = ({
  isSoldOut,
  isOnSale,
}: {
  readonly isSoldOut: boolean
  readonly isOnSale: boolean
}): 'sold-out' | 'sale' | undefined => (isSoldOut ? 'sold-out' : isOnSale ? 'sale' : undefined)
