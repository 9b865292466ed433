import * as z from 'zod/mini'
import { defineSchema } from './define-schema'
import { textTo } from './request-fields'

/** Ends the owner's session [API-08]. */
export const LOGOUT_PATH = '/api/auth/Logout'

/** A customer's session: POST begins it [API-10], DELETE ends it [API-09]. */
export const SITE_USER_SESSION_PATH = '/api/site-users/account/session'

/** Header that carries a customer's `xsrfToken` on later calls [SES-02]. */
export const SITE_USER_XSRF_HEADER = 'X-SiteUser-XSRF-Token'

export const siteUserLogin = /* @__PURE__ */ defineSchema(() =>
  z.object({
    email: textTo(256),
    password: textTo(1000),
    /** Keeps the session beyond the browser's. */
    rememberMe: z.optional(z.boolean()),
  }),
)

/** The answer to a login: the token that later calls carry [SES-01]. */
export const siteUserSession = z.object({ xsrfToken: z.string() })

/** Whether the cart's content stays, in a cart that belongs to nobody. */
export const siteUserLogoutQuery = /* @__PURE__ */ defineSchema(() =>
  z.object({ cloneCart: z.optional(z.enum(['true', 'false'])) }),
)

/** A call that has been done and has nothing else to say. */
export const done = /* @__PURE__ */ defineSchema(() => z.object({ success: z.literal(true) }))
