import * as z from 'zod/mini'
import { defineSchema } from './define-schema'
import { textOf, textTo } from './request-fields'

/** Where a visitor's choice is recorded. */
export const CONSENT_RECORDS_PATH = '/api/consent-records'

/** A visitor's choice, as proof: what was agreed to, of which version of the settings. It names nobody. */
export const consentRecord = /* @__PURE__ */ defineSchema(() =>
  z.object({
    /** Random, made by the visitor's browser; the same one for each change of mind. */
    id: textOf(/^[a-z0-9]{8,40}$/),
    version: textTo(100),
    functional: z.boolean(),
    analytics: z.boolean(),
    marketing: z.boolean(),
    /** Global Privacy Control was on. */
    isOptedOut: z.optional(z.boolean()),
    /** The path where the choice was made. */
    page: z.optional(textTo(2000)),
  }),
)

export type NewConsentRecord = z.output<typeof consentRecord>
