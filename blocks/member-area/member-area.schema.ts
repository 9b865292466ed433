import * as z from 'zod/mini'
import { isRecord } from '../../src/data/core/json'
import { text } from '../../src/data/fields/validators'
import { ACCOUNT_PATH } from '../../src/site/slices/has-token'

/** The logged-in member. */
export interface Member {
  readonly name: string
}

/** `data-block-json` of `<ashlar-member-area>`. */
export const memberAreaSchema = z.object({
  /**
   * The logged-in member, `{ "name" }` or `{ "email" }`; null for none. If omitted, the tab's session state decides.
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
  /** The URL of the account page. */
  accountUrl: z._default(z.string(), ACCOUNT_PATH),
  /** The URL of the login page; the first link of the server's HTML takes precedence. */
  loginUrl: z._default(z.string(), ACCOUNT_PATH),
  /** The same-site URL after a login; by default the page reloads. */
  afterLogin: text(),
})

/** The data after parsing, with all defaults. */
export type MemberAreaData = z.output<typeof memberAreaSchema>

function nameOf({ name, email }: Readonly<Record<string, unknown>>): string {
  return [name, email].find((text): text is string => typeof text === 'string' && text.trim() !== '') ?? ''
}
