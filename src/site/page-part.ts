import type { SiteContext } from './core/site-store'
import { page } from './slices/page'
import { at, number, slice, text } from './slices/slice'

/** The titles and the permission that reports give of the page. */
export const titles = slice([''], {
  collectionTitle: at(['collection.title'], text()),
  permissionType: at(['collection.permissionType'], number()),
  itemTitle: at(['item.title'], text()),
})

/** The page of a form or an event, as forms and statistics describe it. */
export interface PagePart {
  readonly pageTitle: string
  readonly pageId: string
  readonly contentSource: 'i' | 'c'
  readonly pagePath: string
  readonly pagePermissionTypeValue: number
}

/** The page as the context describes it; `undefined` if it names neither item nor collection. */
export function pagePart(
  context: SiteContext,
  { title, path }: { readonly title: string; readonly path: string },
): PagePart | undefined {
  const { itemId, collectionId } = page(context)
  if (!itemId && !collectionId) return undefined
  const { itemTitle, collectionTitle, permissionType } = titles(context)
  return {
    pageTitle: (itemId ? itemTitle : collectionTitle) || title,
    pageId: itemId || collectionId,
    contentSource: itemId ? 'i' : 'c',
    pagePath: path,
    pagePermissionTypeValue: permissionType,
  }
}
