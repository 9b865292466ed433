import { globalOf } from '../../../../src/data/core/dom'
import { BlockError, report } from '../../../../src/data/core/report'
import { localArea, storeTimed } from '../../../../src/data/storage'
import type { ChoiceRecord } from '../../../../src/visitor/consent/consent-cookies'
import { signalGoogle } from '../../../../src/visitor/consent/google-consent'
import type { Consent } from '../../../../src/visitor/core/consent-store'
import { RECORD_COOKIE } from '../../../../src/visitor/core/cookies'
import { sendRecord } from './send-record'

export { clearTrackingCookies } from '../../../../src/visitor/consent/clear-cookies'

/**
 * Informs other tabs of a choice that is stored, and records it on the site.
 *
 * @param record undefined if the site records no choices.
 */
export function reportChoice(record: ChoiceRecord | undefined): void {
  // By a storage event.
  storeTimed(localArea, RECORD_COOKIE, Date.now())
  if (record) {
    sendRecord(record).catch(cause => {
      report(new BlockError('consent-unrecorded', 'the choice could not be recorded on the site', { cause }))
    })
  }
}

/** Signals Google's tags: those on the page, or those that the site announces. */
export function signalTags(consent: Consent | null): void {
  if (globalOf('dataLayer') === undefined) Reflect.set(window, 'dataLayer', [])
  const layer = globalOf('dataLayer')
  if (Array.isArray(layer)) signalGoogle(layer, consent)
}
