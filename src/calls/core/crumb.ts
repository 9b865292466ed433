import * as z from 'zod/mini'
import { defineSchema } from '../define-schema'

/** The cookie, and the query key, of the crumb: the proof that a call comes from our page. */
export const CRUMB = 'crumb'

/** The header with the crumb of error reports. */
export const CRUMB_HEADER = 'X-CSRF-Token'

/**
 * The answer to a missing or stale crumb, with status 400: repeat the call once with the new crumb.
 */
export const crumbFailure = /* @__PURE__ */ defineSchema(() =>
  z.object({ crumbFail: z.literal(true), crumb: z.string() }),
)

export type CrumbFailure = z.output<typeof crumbFailure>
