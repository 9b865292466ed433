import { at, code, flag, list, number, record, text } from '../../site/core/context-fields'
import { slice } from '../../site/core/slice'

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
