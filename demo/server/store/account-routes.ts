import { type Context, Hono } from 'hono'
import { LOGGED_OUT_PATH } from '../../../src/owner/logout-notice.ts'
import { logIn, logOut, sessionOf } from '../api/account-cookies.ts'
import { leaveCart } from '../api/cart-cookie.ts'
import { isSame } from '../api/signed-token.ts'
import { emailOf } from '../database/accounts.ts'
import { accountPage } from '../pages/store/account-page.ts'
import type { StorePages } from '../store-pages.ts'
import { isRefused, readPosted, refusedPage } from './posted-fields.ts'

const WRONG = 'E-mail address and password do not belong together.'

const TOO_OFTEN = 'Too many attempts. Please try again later.'

/** `/account`: a customer's session, by forms that need no script. */
export function accountRoutes({ services, show }: StorePages): Hono {
  const app = new Hono()
  app.get('/account', async context => show(context, accountPage((await customer(context)) ?? {})))

  app.post('/account/login', async context => {
    const posted = await readPosted(context, services.settings)
    if (isRefused(posted)) return show(context, refusedPage(posted.error), posted.status)
    const { db } = await services.open()
    const { email = '', password = '', rememberMe } = posted.fields
    const login = { email, password, rememberMe: rememberMe === 'true' }
    const session = await logIn(context, db, services.settings, 'site-user', login)
    if (session === 'too-often') return show(context, accountPage({ problem: TOO_OFTEN, typed: email }), 429)
    if (session === 'wrong') return show(context, accountPage({ problem: WRONG, typed: email }), 401)
    return context.redirect('/account', 303)
  })

  app.post('/account/logout', async context => {
    const posted = await readPosted(context, services.settings)
    if (isRefused(posted)) return show(context, refusedPage(posted.error), posted.status)
    const { db } = await services.open()
    const session = await sessionOf(context, db, 'site-user')
    // Whose session has ended meanwhile is logged out already.
    if (session && !isSame(posted.fields['xsrf'] ?? '', session.xsrfToken))
      return show(context, refusedPage('Please log out from your account’s page.'), 403)
    if (session) await leaveCart(context, db, services.settings, true)
    await logOut(context, db, 'site-user')
    return context.redirect(LOGGED_OUT_PATH, 303)
  })
  return app

  async function customer(context: Context) {
    const { db } = await services.open()
    const session = await sessionOf(context, db, 'site-user')
    const email = session && (await emailOf(db, 'site-user', session.accountId))
    return session && email !== undefined ? { email, xsrfToken: session.xsrfToken } : undefined
  }
}
