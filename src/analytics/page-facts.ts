import { valueAt } from '../value-at'

/** What the context says of site and page, as every kind of report repeats it. */
export interface PageFacts {
  readonly websiteId: string
  readonly templateId: string
  /** BCP 47 tag of the site's texts. */
  readonly locale: string
  readonly collectionId: string
  readonly itemId: string
  /** A number of `ITEM_TYPES`; 0 where the page shows no item. */
  readonly recordType: number
  /** Of the template, or of an experiment with it. */
  readonly variantId: string
  /** The signed-in customer. */
  readonly memberAccountId: string
  readonly memberLocale: string
}

/** Reads them one by one: the schema of the whole context would weigh more than everything that reports. */
export function pageFacts(context: object): PageFacts {
  const text = (...path: string[]): string => {
    const value = valueAt(context, path)
    return typeof value === 'string' ? value : ''
  }
  const type = valueAt(context, ['item', 'recordType'])
  return {
    websiteId: text('website', 'id'),
    templateId: text('templateId'),
    locale: text('website', 'language'),
    collectionId: text('collection', 'id') || text('collectionId'),
    itemId: text('item', 'id') || text('itemId'),
    recordType: typeof type === 'number' ? type : 0,
    variantId: text('variantId'),
    memberAccountId: text('memberAccount', 'id'),
    memberLocale: text('memberAccount', 'locale'),
  }
}
