import { valueAt } from '../value-at'
import type { SiteContext } from './site-store'

/** The page that something stands on, as forms and statistics say it (B3 L149). */
export interface PagePart {
  readonly pageTitle: string
  readonly pageId: string
  readonly contentSource: 'i' | 'c'
  readonly pagePath: string
  readonly pagePermissionTypeValue: number
}

/**
 * What the context says of the page; undefined where it names neither item nor collection. Read without
 * the schema of the whole site, which would weigh more than the form.
 */
export function pagePart(
  context: SiteContext,
  page: { readonly title: string; readonly path: string },
): PagePart | undefined {
  const text = (...path: string[]): string => {
    const value = valueAt(context, path)
    return typeof value === 'string' ? value : ''
  }
  const itemId = text('item', 'id') || text('itemId')
  const collectionId = text('collection', 'id') || text('collectionId')
  if (!itemId && !collectionId) return undefined
  const permission = valueAt(context, ['collection', 'permissionType'])
  return {
    pageTitle: text(itemId ? 'item' : 'collection', 'title') || page.title,
    pageId: itemId || collectionId,
    contentSource: itemId ? 'i' : 'c',
    pagePath: page.path,
    pagePermissionTypeValue: typeof permission === 'number' ? permission : 0,
  }
}
