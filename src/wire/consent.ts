import * as z from 'zod/mini'

export { CONSENT_RECORDS_PATH } from './consent-path'

/** A visitor's choice, as proof: what was agreed to, of which version of the settings. Nothing in it says who. */
export const consentRecord = z.object({
  /** Random, made by the visitor's browser; the same one for each change of mind. */
  id: z.string().check(z.regex(/^[a-z0-9]{8,40}$/)),
  version: z.string().check(z.maxLength(100)),
  functional: z.boolean(),
  analytics: z.boolean(),
  marketing: z.boolean(),
  /** Global Privacy Control was on. */
  isOptedOut: z.optional(z.boolean()),
  /** The path where the choice was made. */
  page: z.optional(z.string().check(z.maxLength(2000))),
})

export type NewConsentRecord = z.output<typeof consentRecord>
