import { type Context, Hono } from 'hono'
import { deleteCookie } from 'hono/cookie'
import { LOGGED_OUT_PATH } from '../../../../src/visitor/owner/logout-notice.ts'
import { emailOf } from '../../database/accounts.ts'
import { detachCart } from '../../requests/cart-cookies.ts'
import { readFormPost } from '../../requests/form-post.ts'
import { logIn, logOut, sessionOf } from '../../requests/session-cookies.ts'
import { isSame } from '../../requests/signed-token.ts'
import { refusedPage } from '../plain-pages.ts'
import { accountPage } from './account-page.ts'
import { CREATED, newAccountRoutes, TOO_MANY_ATTEMPTS } from './new-account.ts'
import type { ShopPages } from './shop-pages.ts'

const WRONG_CREDENTIALS = 'Incorrect email address or password.'

/** `/account`: log in, log out and create an account with plain forms. */
export function accountRoutes({ services, show }: ShopPages): Hono {
  const app = new Hono()
  const asksPassword = !services.sendMail
  app.route('/', newAccountRoutes({ services, show }))
  app.get('/account', async context => {
    const known = await customer(context)
    // Shown once: reloading the page created no account.
    const isNew = known !== undefined && deleteCookie(context, CREATED, { path: '/' }) !== undefined
    return show(context, accountPage(known ? { ...known, isNew } : { asksPassword }))
  })

  app.post('/account/login', async context => {
    const posted = await readFormPost(context, services.settings)
    if (!posted.ok) return show(context, refusedPage(posted.error.message), posted.error.status)
    const opened = await services.open()
    const { email = '', password = '', rememberMe } = posted.value
    const login = { email, password, rememberMe: rememberMe === 'true' }
    const session = await logIn(context, opened, services.settings, 'site-user', login)
    if (!session.ok && session.error === 'too-many-attempts')
      return show(context, accountPage({ problem: TOO_MANY_ATTEMPTS, typed: email, asksPassword }), 429)
    if (!session.ok)
      return show(context, accountPage({ problem: WRONG_CREDENTIALS, typed: email, asksPassword }), 401)
    return context.redirect('/account', 303)
  })

  app.post('/account/logout', async context => {
    const posted = await readFormPost(context, services.settings)
    if (!posted.ok) return show(context, refusedPage(posted.error.message), posted.error.status)
    const { db } = await services.open()
    const session = await sessionOf(context, db, 'site-user')
    // If the session has ended, the customer is already logged out.
    if (session && !isSame(posted.value['xsrf'] ?? '', session.xsrfToken))
      return show(context, refusedPage('Please log out on your account page.'), 403)
    if (session) await detachCart(context, db, services.settings, true)
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
