import { type Context, Hono } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { html } from 'hono/html'
import { isEmail } from '../../../../src/forms/email.ts'
import { LOGGED_OUT_PATH } from '../../../../src/visitor/owner/logout-notice.ts'
import { createAccount, emailOf } from '../../database/accounts.ts'
import { isWithinLimit } from '../../database/rate-limits.ts'
import { detachCart } from '../../requests/cart-cookies.ts'
import { addressOf } from '../../requests/client.ts'
import { readFormPost } from '../../requests/form-post.ts'
import { logIn, logOut, sessionOf } from '../../requests/session-cookies.ts'
import { isSame } from '../../requests/signed-token.ts'
import type { Html, Page } from '../page.ts'
import { refusedPage } from '../plain-pages.ts'
import type { ShopPages } from './shop-pages.ts'

const WRONG_CREDENTIALS = 'Incorrect email address or password.'

const TOO_MANY_ATTEMPTS = 'Too many attempts. Please try again later.'

/** Set when an account is created, for the page that follows. */
const CREATED = 'ss_account_created'

const MIN_PASSWORD_LENGTH = 8

const MAX_PASSWORD_LENGTH = 1000

/** `/account`: log in, log out and create an account with plain forms. */
export function accountRoutes({ services, show }: ShopPages): Hono {
  const app = new Hono()
  app.get('/account', async context => {
    const known = await customer(context)
    // Shown once: reloading the page created no account.
    const isNew = known !== undefined && deleteCookie(context, CREATED, { path: '/' }) !== undefined
    return show(context, accountPage(known ? { ...known, isNew } : {}))
  })

  app.post('/account/create', async context => {
    const posted = await readFormPost(context, services.settings)
    if (!posted.ok) return show(context, refusedPage(posted.error.message), posted.error.status)
    const { db } = await services.open()
    const { email = '', password = '' } = posted.value
    const refuse = (newProblem: string, status: 400 | 409 | 429) =>
      show(context, accountPage({ newProblem, typedNew: email }), status)
    if (!isEmail(email)) return refuse('Please enter a valid email', 400)
    if (password.length < MIN_PASSWORD_LENGTH || password.length > MAX_PASSWORD_LENGTH)
      return refuse(`A password must have at least ${MIN_PASSWORD_LENGTH} characters.`, 400)
    const limit = `account:${addressOf(context, services.settings)}`
    if (!(await isWithinLimit(db, limit, services.settings.loginLimit))) return refuse(TOO_MANY_ATTEMPTS, 429)
    if (!(await createAccount(db, 'site-user', email, password)))
      return refuse('An account with this address already exists. Please log in.', 409)
    const login = { email, password, rememberMe: false }
    await logIn(context, db, services.settings, 'site-user', login)
    setCookie(context, CREATED, 'true', { path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 60 })
    return context.redirect('/account', 303)
  })

  app.post('/account/login', async context => {
    const posted = await readFormPost(context, services.settings)
    if (!posted.ok) return show(context, refusedPage(posted.error.message), posted.error.status)
    const { db } = await services.open()
    const { email = '', password = '', rememberMe } = posted.value
    const login = { email, password, rememberMe: rememberMe === 'true' }
    const session = await logIn(context, db, services.settings, 'site-user', login)
    if (!session.ok && session.error === 'too-many-attempts')
      return show(context, accountPage({ problem: TOO_MANY_ATTEMPTS, typed: email }), 429)
    if (!session.ok) return show(context, accountPage({ problem: WRONG_CREDENTIALS, typed: email }), 401)
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

/** The state of the account page: logged in, or not. */
export type AccountView =
  | {
      readonly email: string
      readonly xsrfToken: string
      /** Whether the account has just been created. */
      readonly isNew: boolean
    }
  | {
      readonly email?: never
      readonly problem?: string
      readonly typed?: string
      /** The problem with the new account's form. */
      readonly newProblem?: string
      readonly typedNew?: string
    }

/** Renders the account page: the login forms, or the log-out button. */
export const accountPage = (view: AccountView): Page => ({
  path: '/account',
  title: view.email === undefined ? 'Log in' : 'Your account',
  description: 'Your customer account.',
  frame: 'shop',
  isPrivate: true,
  ...(view.email !== undefined && view.isNew && { context: { accountCreated: true } }),
  body: ({ link }) =>
    html`<div class="account">${view.email === undefined ? loginForms(view) : account(view, link('/shop'))}</div>`,
})

function loginForms(view: Extract<AccountView, { email?: never }>): Html {
  const { problem, typed = '', newProblem, typedNew = '' } = view
  return html`<h1>Log in</h1>
    <p class="lead">For customers of the studio.</p>
    ${problem ? html`<p class="problem" role="alert">${problem}</p>` : ''}
    <form class="checkout__fields" method="post" action="/account/login">
      <fieldset>
        <label>E-mail address
          <input type="email" name="email" value="${typed}" required maxlength="256" autocomplete="username"></label>
        <label>Password
          <input type="password" name="password" required maxlength="1000" autocomplete="current-password"></label>
        <label class="check"><input type="checkbox" name="rememberMe" value="true"> Remember me on this device</label>
        <button class="button button--filled">Log in</button>
      </fieldset>
    </form>
    <h2>Create an account</h2>
    ${newProblem ? html`<p class="problem" role="alert">${newProblem}</p>` : ''}
    <form class="checkout__fields" method="post" action="/account/create">
      <fieldset>
        <label>Your e-mail address
          <input type="email" name="email" value="${typedNew}" required maxlength="256" autocomplete="email"></label>
        <label>New password, from 8 characters on
          <input type="password" name="password" required minlength="8" maxlength="1000" autocomplete="new-password"></label>
        <button class="button">Create my account</button>
      </fieldset>
    </form>
    <p>The owner can also add customers at <a href="/config/customers">Customers</a>.</p>`
}

function account(
  { email, xsrfToken, isNew }: Extract<AccountView, { xsrfToken: string }>,
  shop: string,
): Html {
  return html`<h1>Your account</h1>
    ${isNew ? html`<p class="notice" role="status">Your account has been created.</p>` : ''}
    <p class="lead">You are logged in as ${email}.</p>
    <form method="post" action="/account/logout">
      <input type="hidden" name="xsrf" value="${xsrfToken}">
      <p><button class="button">Log out</button> <a class="button" href="${shop}">To the shop</a></p>
    </form>`
}
