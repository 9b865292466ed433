import * as z from 'zod/mini'

// Apart, because a page needs them without the schema.
export { CRUMB, CRUMB_HEADER } from './crumb-names'

/** The answer to a missing or stale crumb, with status 400: repeat the call once with the new one (A8 L141). */
export const crumbFailure = z.object({ crumbFail: z.literal(true), crumb: z.string() })
