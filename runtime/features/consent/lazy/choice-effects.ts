import { BlockError, report } from '../../../../src/data/core/report'
import { localArea, storeTimed } from '../../../../src/data/storage/storage'
import type { StoredChoice } from '../../../../src/visitor/consent/consent.state'
import { signalGoogle } from '../../../../src/visitor/consent/google-consent'
import { CHOICE_MS, storeChoice } from '../../../../src/visitor/consent/store-choice'
import type { Consent } from '../../../../src/visitor/core/consent-store'
import { RECORD_COOKIE } from '../../../../src/visitor/core/cookies'
import { sendRecord } from './send-record'

export { clearTrackingCookies } from '../../../../src/visitor/consent/clear-cookies'

/**
 * Stores a choice in the visitor's browser and, if `isRecorded`, on the site.
 *
 * @returns the choice if the browser refused to store it.
 */
export function keepChoice({ allowed, record }: StoredChoice, isRecorded: boolean): StoredChoice | undefined {
  const kept = record && { ...record, id: record.id || randomId() }
  if (kept && isRecorded) {
    sendRecord(kept).catch(cause => {
      report(new BlockError('consent-unrecorded', 'the choice could not be recorded on the site', { cause }))
    })
  }
  const isKept = storeChoice(allowed === '1', kept, CHOICE_MS[kept ? 'gdpr' : 'compat'])
  // Notifies other tabs by a storage event.
  storeTimed(localArea, RECORD_COOKIE, Date.now())
  return isKept ? undefined : { allowed, record: kept }
}

/** Signals Google's tags: those on the page, or those that the site announces. */
export function signalTags(consent: Consent | null): void {
  if (!('dataLayer' in window)) Reflect.set(window, 'dataLayer', [])
  const layer: unknown = Reflect.get(window, 'dataLayer')
  if (Array.isArray(layer)) signalGoogle(layer, consent)
}

const randomId = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map(number => number.toString(36)).join('')
