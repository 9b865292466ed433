import * as z from 'zod/mini'

/** Ends the owner's session (A7 L110; decisions, row 1). */
export const LOGOUT_PATH = '/api/auth/Logout'

/** A customer's session: POST begins it, DELETE ends it (B7 L312-313). */
export const SITE_USER_SESSION_PATH = '/api/site-users/account/session'

// Apart, because every call needs it without the schemas.
export { SITE_USER_XSRF_HEADER } from './crumb-names'

export const siteUserLogin = z.object({
  email: z.string().check(z.maxLength(256)),
  password: z.string().check(z.maxLength(1000)),
  /** Keeps the session beyond the browser's. */
  rememberMe: z.optional(z.boolean()),
})

export const siteUserSession = z.object({ xsrfToken: z.string() })

/** Whether the cart's content stays, in a cart that belongs to nobody. */
export const siteUserLogoutQuery = z.object({ cloneCart: z.optional(z.enum(['true', 'false'])) })

/** It is done. */
export const done = z.object({ success: z.literal(true) })
