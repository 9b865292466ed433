import { code, list, record } from './context-fields'
import { slice } from './slice'

/** Who looks at the page. */
export const account = slice([''], {
  /** The signed-in account; null for an anonymous visitor [CTX-09]. */
  authenticatedAccount: record(null),
  /** Roles that the account has on this site: numbers or names of `CONTRIBUTOR_ROLES` [CTX-14]. */
  websiteRoles: list(code(null)),
})

export type Account = ReturnType<typeof account>
