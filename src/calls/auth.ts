import * as z from 'zod/mini'
import { defineSchema } from './define-schema'
import { textTo } from './request-fields'

/** Ends the owner's session. */
export const LOGOUT_PATH = '/api/auth/Logout'

/** A customer's session: POST starts it, DELETE ends it. */
export const SITE_USER_SESSION_PATH = '/api/site-users/account/session'

/** The header of later calls with a customer's `xsrfToken`. */
export const SITE_USER_XSRF_HEADER = 'X-SiteUser-XSRF-Token'

export const siteUserLogin = /* @__PURE__ */ defineSchema(() =>
  z.object({
    email: textTo(256),
    password: textTo(1000),
    /** The session outlives the browser's. */
    rememberMe: z.optional(z.boolean()),
  }),
)

/** The answer to a login: the token of later calls. */
export const siteUserSession = z.object({ xsrfToken: z.string() })

/** Whether to keep the cart's content, as an anonymous cart. */
export const siteUserLogoutQuery = /* @__PURE__ */ defineSchema(() =>
  z.object({ cloneCart: z.optional(z.enum(['true', 'false'])) }),
)
