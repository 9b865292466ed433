import { type Context, Hono } from 'hono'
import { setCookie } from 'hono/cookie'
import { html } from 'hono/html'
import { isEmail } from '../../../../src/forms/email.ts'
import { createAccount, hasAccount, hashPassword } from '../../database/accounts.ts'
import { isWithinLimit } from '../../database/stored-limits.ts'
import { addressOf, originOf } from '../../requests/client.ts'
import { readFormPost } from '../../requests/form-post.ts'
import { confirmationToken, type NewAccount, readConfirmation } from '../../requests/new-account.ts'
import { startSession } from '../../requests/session-cookies.ts'
import type { Page } from '../page.ts'
import { refusedPage } from '../plain-pages.ts'
import { accountPage } from './account-page.ts'
import type { ShopPages } from './shop-pages.ts'

export const TOO_MANY_ATTEMPTS = 'Too many attempts. Please try again later.'

/** Set when an account is created, for the page that follows. */
export const CREATED = 'ss_account_created'

const MIN_PASSWORD_LENGTH = 8

const MAX_PASSWORD_LENGTH = 1000

/** Mails to one address in the time of the login limit. */
const MAX_MAILS = 3

const CONFIRM_PATH = '/account/confirm'

/**
 * Creates accounts. If the server sends mails, it mails a link to confirm the address, and answers the same whether
 * the address has an account or not. If it sends none, the account is created at once.
 */
export function newAccountRoutes({ services, show }: Pick<ShopPages, 'services' | 'show'>): Hono {
  const app = new Hono()
  const { settings, sendMail, log } = services

  app.post('/account/create', async context => {
    const posted = await readFormPost(context, settings)
    if (!posted.ok) return show(context, refusedPage(posted.error.message), posted.error.status)
    const { db } = await services.open()
    const { email = '', password = '' } = posted.value
    const refuse = (newProblem: string, status: 400 | 409 | 429) =>
      show(context, accountPage({ newProblem, typedNew: email }), status)
    if (!isEmail(email)) return refuse('Please enter a valid email', 400)
    if (password.length < MIN_PASSWORD_LENGTH || password.length > MAX_PASSWORD_LENGTH)
      return refuse(`A password must have at least ${MIN_PASSWORD_LENGTH} characters.`, 400)
    const limit = `account:${addressOf(context, settings)}`
    if (!(await isWithinLimit(db, limit, settings.loginLimit))) return refuse(TOO_MANY_ATTEMPTS, 429)
    const account = { email, passwordHash: await hashPassword(password) }
    if (sendMail) {
      // Not awaited: the time until the answer must not tell either.
      void mailLink(context, account).catch(error => log('fault', { route: '/account/create', error }))
      return show(context, mailedPage(email))
    }
    return (await finish(context, account)) ?? refuse(TAKEN, 409)
  })

  // A page with a button, since programs that check mails open their links.
  app.get(CONFIRM_PATH, async context => {
    const token = context.req.query('token') ?? ''
    const { secret } = await services.open()
    const account = readConfirmation(secret, token)
    return account
      ? show(context, confirmPage(account.email, token))
      : show(context, refusedPage(EXPIRED), 400)
  })

  app.post(CONFIRM_PATH, async context => {
    const posted = await readFormPost(context, settings)
    if (!posted.ok) return show(context, refusedPage(posted.error.message), posted.error.status)
    const { secret } = await services.open()
    const account = readConfirmation(secret, posted.value['token'] ?? '')
    if (!account) return show(context, refusedPage(EXPIRED), 400)
    return (await finish(context, account)) ?? show(context, refusedPage(TAKEN), 409)
  })
  return app

  /** Creates the account and logs it in; undefined if the address has one already. */
  async function finish(context: Context, { email, passwordHash }: NewAccount) {
    const { db } = await services.open()
    const id = await createAccount(db, 'site-user', email, passwordHash)
    if (id === undefined) return undefined
    await startSession(context, db, settings, 'site-user', id)
    setCookie(context, CREATED, 'true', { path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 60 })
    return context.redirect('/account', 303)
  }

  async function mailLink(context: Context, account: NewAccount): Promise<void> {
    const origin = originOf(context, settings)
    const { db, secret } = await services.open()
    const perMailbox = { ...settings.loginLimit, max: MAX_MAILS }
    if (!(await isWithinLimit(db, `mail:${account.email.toLowerCase()}`, perMailbox))) return
    const isTaken = await hasAccount(db, 'site-user', account.email)
    const link = isTaken
      ? `${origin}/account`
      : `${origin}${CONFIRM_PATH}?token=${confirmationToken(secret, account)}`
    const text = isTaken ? 'You already have an account. Log in here:' : 'Create your account with this link:'
    await sendMail?.(account.email, 'Your account', `${text}\n\n${link}\n\n${NOT_YOU}\n`)
  }
}

const TAKEN = 'An account with this address already exists. Please log in.'

const EXPIRED = 'This link has expired. Please create your account again.'

const NOT_YOU = 'If you did not ask for an account, ignore this message.'

const pageOf = (title: string, body: () => ReturnType<typeof html>): Page => ({
  path: '/account',
  title,
  description: 'Your customer account.',
  frame: 'shop',
  isPrivate: true,
  body,
})

const mailedPage = (email: string): Page =>
  pageOf(
    'Check your mailbox',
    () => html`<h1>Check your mailbox</h1>
    <p class="notice" role="status">We have sent a message to ${email}. Its link is valid for an hour.</p>`,
  )

const confirmPage = (email: string, token: string): Page =>
  pageOf(
    'Create an account',
    () => html`<h1>Create an account</h1>
    <form method="post" action="${CONFIRM_PATH}">
      <input type="hidden" name="token" value="${token}">
      <p><button class="button button--filled">Create the account ${email}</button></p>
    </form>`,
  )
