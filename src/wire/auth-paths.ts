/** Ends the owner's session (A7 L110; decisions, row 1). */
export const LOGOUT_PATH = '/api/auth/Logout'

/** A customer's session: POST begins it, DELETE ends it (B7 L312-313). */
export const SITE_USER_SESSION_PATH = '/api/site-users/account/session'

/** Header that carries a customer's `xsrfToken` on later calls (decisions §3). */
export const SITE_USER_XSRF_HEADER = 'X-SiteUser-XSRF-Token'
