import * as z from 'zod/mini'

/** What begins with a customer's session: the token that later calls carry (B7 L312). */
export const siteUserSession = z.object({ xsrfToken: z.string() })
