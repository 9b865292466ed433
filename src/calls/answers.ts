import * as z from 'zod/mini'

/*
 * The answers of calls without data. Every call names the answer that means success: a status of 200 alone may come from
 * a gateway, or from a server that has failed.
 */

/** `{ "success": true }`. */
export const done = z.object({ success: z.custom<true>(value => value === true, 'expected true') })

/** Nothing, with status 204. */
export const noContent = z.custom<undefined>(value => value === undefined, 'expected no content')

/** Anything, for calls whose outcome nobody is told. */
export const anyAnswer = z.unknown()
