import * as z from 'zod/mini'

/** Why a call was refused; the flags open the login dialog or the error overlay (A8 L138-141). */
export const refusal = z.object({
  error: z.string(),
  loginRequired: z.optional(z.boolean()),
  authorizationFail: z.optional(z.boolean()),
  /** How many pieces can be had, where more were asked for. */
  qtyAvailable: z.optional(z.number()),
})
