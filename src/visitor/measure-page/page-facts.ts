import { page } from '../../site/core/page'
import type { SiteContext } from '../../site/core/site-store'
import { at, code, flag, list, number, record, slice, text } from '../../site/core/slice'
import { website } from '../../site/core/website'

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

/** Facts of the page for reports and statistics, and where these are sent. */
export const statisticsSettings = slice([''], {
  templateId: text(),
  /** Of the template, or of an experiment with it. */
  variantId: text(),
  /** A number of `ITEM_TYPES`, 0 when the page shows no item. */
  recordType: at(['item.recordType'], number()),
  /** The signed-in customer. */
  memberAccountId: at(['memberAccount.id'], text()),
  /** The request that this page answers has created the customer's account. */
  accountCreated: flag(),
  memberLocale: at(['memberAccount.locale'], text()),
  /** Permissions of the account, by number or by name [CTX-14]. */
  accessPermissions: list(code(null)),
  /** Takes events, too. */
  eventsHost: text(),
  /** The features and tests that the server has decided for this visitor; null where it sent none. */
  experiments: record(null),
  /** A number of `SITE_STATUSES`, 0 when the server names none, as real pages do [CTX-05]. */
  siteStatus: at(['website.siteStatus.value'], number()),
  /** Share of the sessions that are recorded. */
  recordingRate: at(['sessionRecording.rate'], number()),
})

/** A random id of `length` characters, 0-9 and a-z. */
export function randomId(length = 20): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return Array.from(bytes, byte => (byte % 36).toString(36)).join('')
}
