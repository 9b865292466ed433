import * as z from 'zod/mini'

/** Cookie, and key of the query, that carry the crumb (decisions §3). */
export const CRUMB = 'crumb'

/** Header that carries the crumb of error reports (decisions §3). */
export const CRUMB_HEADER = 'X-CSRF-Token'

/** The answer to a missing or stale crumb, with status 400: repeat the call once with the new one (A8 L141). */
export const crumbFailure = z.object({ crumbFail: z.literal(true), crumb: z.string() })

export type CrumbFailure = z.output<typeof crumbFailure>
