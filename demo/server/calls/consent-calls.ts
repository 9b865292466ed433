import { CONSENT_RECORDS_PATH, consentRecord } from '../../../src/calls/consent.ts'
import { keepConsent } from '../database/consent-records.ts'
import { type Call, defineCall } from './call.ts'

/** What visitors agree to. The address that a record comes from is not kept. */
export const consentCalls: readonly Call[] = [
  defineCall({
    method: 'POST',
    path: CONSENT_RECORDS_PATH,
    summary: 'Records what a visitor has agreed to',
    crumb: 'none',
    body: { kind: 'json', schema: consentRecord },
    handle: async ({ context, db, body }) => {
      await keepConsent(db, body)
      return context.body(null, 204)
    },
  }),
]
