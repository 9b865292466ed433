import * as z from 'zod/mini'
import { ACCOUNT_PATH } from '../../src/calls/core/has-token'
import { isRecord } from '../../src/data/core/json'
import { text } from '../../src/data/fields/validators'

/** Who has logged in, as far as the server says. */
export interface Member {
  readonly name: string
}

/** `data-block-json` of `<ashlar-member-area>`. */
export const memberAreaSchema = z.object({
  /**
   * Who has logged in, `{ "name" }` or `{ "email" }`; null for nobody. Left out, the block goes by what has happened in
   * this tab.
   */
  member: z.optional(
    z.pipe(
      z.custom<Readonly<Record<string, unknown>> | null>(
        value => value === null || isRecord(value),
        'expected an object, or null for nobody',
      ),
      z.transform((member): Member | null => member && { name: nameOf(member) }),
    ),
  ),
  /** The page of a customer's account. */
  accountUrl: z._default(z.string(), ACCOUNT_PATH),
  /** The page of the login, for who has no scripts; the first link of the server's HTML wins over it. */
  loginUrl: z._default(z.string(), ACCOUNT_PATH),
  /** Where a login leads, on this site; left out, the page is loaded again. */
  afterLogin: text(),
})

/** All that the view needs; complete once it has passed the schema. */
export type MemberAreaData = z.output<typeof memberAreaSchema>

function nameOf({ name, email }: Readonly<Record<string, unknown>>): string {
  return [name, email].find((text): text is string => typeof text === 'string' && text.trim() !== '') ?? ''
}
