import { PRODUCT_LIST_VIEWS } from '../../src/commerce/product/product'
import type { ListView } from './product-list.schema'

/** The text names a view [ENUM-03]. */
export const isListView = (name: unknown): name is ListView => PRODUCT_LIST_VIEWS.includes(name as ListView)

/** Part of the address that keeps the view. */
const KEY = 'view'

/** The address of the same page in that view; the one it begins with needs no word. */
export function addressOf(view: ListView, first: ListView, page: string): string {
  const url = new URL(page)
  if (view === first) url.searchParams.delete(KEY)
  else url.searchParams.set(KEY, view)
  return url.href
}

/** The view that the address asks for, if it is one to choose from. */
export function viewIn(page: string, views: readonly ListView[]): ListView | undefined {
  const name = new URL(page).searchParams.get(KEY)
  return isListView(name) && views.includes(name) ? name : undefined
}

/** What is said on the picture of a product; nothing of most. */
export const markOf = ({
  isSoldOut,
  isOnSale,
}: {
  readonly isSoldOut: boolean
  readonly isOnSale: boolean
}): 'sold-out' | 'sale' | undefined => (isSoldOut ? 'sold-out' : isOnSale ? 'sale' : undefined)
