import { CONSENT_RECORDS_PATH, type NewConsentRecord } from '../../../../src/calls/consent'
import { siteAddress } from '../../../../src/calls/core/site-address'
import type { ChoiceRecord } from '../../../../src/visitor/consent/consent-cookies'

/** Statuses of a host that has no such call. */
const WITHOUT_CALL = new Set([404, 405, 501])

/**
 * Sends a choice to the site, which stores it as proof of consent. A site without such a call only loses the proof.
 *
 * @throws TypeError if the site cannot be reached, RangeError if it answers with anything but 204.
 */
export async function sendRecord(record: ChoiceRecord): Promise<void> {
  const { id, version, functional, analytics, marketing, isOptedOut } = record
  const { status } = await fetch(new URL(CONSENT_RECORDS_PATH, siteAddress()), {
    method: 'POST',
    // The visitor may leave immediately.
    keepalive: true,
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      id,
      version,
      functional,
      analytics,
      marketing,
      isOptedOut,
      page: location.pathname,
    } satisfies NewConsentRecord),
  })
  if (status !== 204 && !WITHOUT_CALL.has(status)) throw new RangeError(`HTTP ${status}`)
}
