import * as z from 'zod/mini'
import { defineSchema } from '../define-schema'

/** Cookie, and key of the query, that carry the crumb: the proof that a call comes from our page (decisions §3). */
export const CRUMB = 'crumb'

/** Header that carries the crumb of error reports [ERR-11]. */
export const CRUMB_HEADER = 'X-CSRF-Token'

/** The answer to a missing or stale crumb, with status 400: repeat the call once with the new one [DATA-16]. */
export const crumbFailure = /* @__PURE__ */ defineSchema(() =>
  z.object({ crumbFail: z.literal(true), crumb: z.string() }),
)

export type CrumbFailure = z.output<typeof crumbFailure>
