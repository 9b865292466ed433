import * as z from 'zod/mini'

// Apart, because a page needs them without the schemas.
export { LOGOUT_PATH, SITE_USER_SESSION_PATH, SITE_USER_XSRF_HEADER } from './auth-paths'

export const siteUserLogin = z.object({
  email: z.string().check(z.maxLength(256)),
  password: z.string().check(z.maxLength(1000)),
  /** Keeps the session beyond the browser's. */
  rememberMe: z.optional(z.boolean()),
})

// Apart, because the page that signs in needs no more of this.
export { siteUserSession } from './site-user-session'

/** Whether the cart's content stays, in a cart that belongs to nobody. */
export const siteUserLogoutQuery = z.object({ cloneCart: z.optional(z.enum(['true', 'false'])) })

/** It is done. */
export const done = z.object({ success: z.literal(true) })
