import type { SiteContext } from '../../site/core/site-store'
import { page } from '../../site/slices/page'
import { at, code, flag, list, number, record, slice, text } from '../../site/slices/slice'
import { website } from '../../site/slices/website'

/** The facts about site, page and customer in every kind of report. */
export interface PageFacts {
  readonly websiteId: string
  readonly templateId: string
  /** BCP 47 tag of the site's texts. */
  readonly locale: string
  readonly collectionId: string
  readonly itemId: string
  /** A number of `ITEM_TYPES`; 0 on a page without an item. */
  readonly recordType: number
  /** The id of the template, or of an experiment with it. */
  readonly variantId: string
  /** The signed-in customer. */
  readonly memberAccountId: string
  readonly memberLocale: string
}

/** Reads them from the page context. */
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

/** The settings of reports and statistics, and where to send them. */
export const statisticsSettings = slice([''], {
  templateId: text(),
  /** Of the template, or of an experiment with it. */
  variantId: text(),
  /** A number of `ITEM_TYPES`; 0 on a page without an item. */
  recordType: at(['item.recordType'], number()),
  /** The signed-in customer. */
  memberAccountId: at(['memberAccount.id'], text()),
  /** This request created the customer's account. */
  accountCreated: flag(),
  memberLocale: at(['memberAccount.locale'], text()),
  /** Permissions of the account, by number or by name. */
  accessPermissions: list(code(null)),
  /** A second host for events. */
  eventsHost: text(),
  /** The features and tests decided by the server for this visitor; null if it sent none. */
  experiments: record(null),
  /** A number of `SITE_STATUSES`; 0 if missing, as on real pages. */
  siteStatus: at(['website.siteStatus.value'], number()),
  /** The share of sessions to record. */
  recordingRate: at(['sessionRecording.rate'], number()),
})

/** A random id of `length` characters, 0-9 and a-z. */
export function randomId(length = 20): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return [...bytes].map(byte => (byte % 36).toString(36)).join('')
}
