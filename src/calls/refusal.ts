import * as z from 'zod/mini'
import { isRecord } from '../data/core/json'
import type { CrumbFailure } from './core/crumb'
import { defineSchema } from './define-schema'
import type { SubmissionFailure } from './form'

/** Why a call was rejected; the flags open the login dialog or the error overlay. */
export const refusal = /* @__PURE__ */ defineSchema(() =>
  z.object({
    error: z.string(),
    loginRequired: z.optional(z.boolean()),
    authorizationFail: z.optional(z.boolean()),
    /** The available quantity, if more was requested. */
    qtyAvailable: z.optional(z.number()),
  }),
)

/** Fields in which other servers give the reason. */
interface OtherRefusal {
  readonly message?: string
  readonly billingErrorCode?: string | number
}

type Refusal = z.output<typeof refusal> & CrumbFailure & SubmissionFailure & OtherRefusal

/** A field of a rejection, of any type: rejections may come from a gateway as well. */
export const refusalField = (body: unknown, field: keyof Refusal): unknown =>
  isRecord(body) ? body[field] : undefined

/** The reason in the server's words, if any. */
export function refusalText(body: unknown): string | undefined {
  const words = refusalField(body, 'error')
  return typeof words === 'string' && words ? words : undefined
}
