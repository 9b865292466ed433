import { page } from '../../site/core/page'
import type { SiteContext } from '../../site/core/site-store'
import { website } from '../../site/core/website'
import { statisticsSettings } from './statistics-settings'

/** The facts about site, page and customer that every kind of report repeats. */
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

/** Gathers them from the page context. */
export function pageFacts(context: SiteContext): PageFacts {
  const { id: websiteId, language: locale } = website(context)
  const { collectionId, itemId } = page(context)
  const { templateId, recordType, variantId, memberAccountId, memberLocale } = statisticsSettings(context)
  return {
    websiteId,
    templateId,
    locale,
    collectionId,
    itemId,
    recordType,
    variantId,
    memberAccountId,
    memberLocale,
  }
}
