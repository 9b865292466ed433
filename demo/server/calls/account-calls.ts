import { done } from '../../../src/calls/answers.ts'
import {
  LOGOUT_PATH,
  SITE_USER_SESSION_PATH,
  SITE_USER_XSRF_HEADER,
  siteUserLogin,
  siteUserLogoutQuery,
  siteUserSession,
} from '../../../src/calls/auth.ts'
import { detachCart } from '../requests/cart-cookies.ts'
import { logIn, logOut, sessionOf } from '../requests/session-cookies.ts'
import { isSame } from '../requests/signed-token.ts'
import { refuse } from './answer-call.ts'
import { type Call, defineCall } from './call.ts'

const WRONG_CREDENTIALS = 'Incorrect email address or password.'

const TOO_MANY_ATTEMPTS = 'Too many attempts. Please try again later.'

/** Logs the owner and customers in and out. */
export const accountCalls: readonly Call[] = [
  defineCall({
    method: 'POST',
    path: LOGOUT_PATH,
    summary: 'Logs the owner out',
    crumb: 'query',
    answer: done,
    handle: async ({ context, db }) => {
      await logOut(context, db, 'owner')
      return context.json({ success: true })
    },
  }),
  defineCall({
    method: 'POST',
    path: SITE_USER_SESSION_PATH,
    summary: 'Logs a customer in',
    crumb: 'query',
    body: { kind: 'json', schema: siteUserLogin },
    answer: siteUserSession,
    refusals: [401],
    handle: async ({ context, services, db, secret, body }) => {
      const login = { ...body, rememberMe: body.rememberMe ?? false }
      const session = await logIn(context, { db, secret }, services.settings, 'site-user', login)
      if (!session.ok && session.error === 'too-many-attempts') return refuse(context, 429, TOO_MANY_ATTEMPTS)
      if (!session.ok) return refuse(context, 401, WRONG_CREDENTIALS)
      return context.json({ xsrfToken: session.value.xsrfToken })
    },
  }),
  defineCall({
    method: 'DELETE',
    path: SITE_USER_SESSION_PATH,
    summary: 'Logs a customer out; the crumb authenticates the page, the header the session',
    crumb: 'query',
    query: siteUserLogoutQuery,
    answer: done,
    refusals: [403],
    handle: async ({ context, db, query, services }) => {
      const session = await sessionOf(context, db, 'site-user')
      const header = context.req.header(SITE_USER_XSRF_HEADER)
      // A new tab does not have the token, and may log out without it.
      if (session && header !== undefined && !isSame(header, session.xsrfToken)) {
        return refuse(context, 403, 'Unauthorized request', { authorizationFail: true })
      }
      await detachCart(context, db, services.settings, query.cloneCart === 'true')
      await logOut(context, db, 'site-user')
      return context.json({ success: true })
    },
  }),
]
