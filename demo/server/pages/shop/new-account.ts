import { type Context, Hono } from 'hono'
import { setCookie } from 'hono/cookie'
import { html } from 'hono/html'
import { isEmail } from '../../../../src/forms/value-rules.ts'
import { createAccount, hasAccount, hashPassword } from '../../database/accounts.ts'
import { giveBack, isWithinLimit } from '../../database/stored-limits.ts'
import { addressOf, originOf } from '../../requests/client.ts'
import { confirmationToken, readConfirmation } from '../../requests/confirmation-link.ts'
import { readFormPost } from '../../requests/form-post.ts'
import { startSession } from '../../requests/session-cookies.ts'
import type { Page } from '../page.ts'
import { refusedPage } from '../plain-pages.ts'
import { accountPage, newPassword, PASSWORD_LENGTH } from './account-page.ts'
import type { ShopPages } from './shop-pages.ts'

export const TOO_MANY_ATTEMPTS = 'Too many attempts. Please try again later.'

/** Set when an account is created, for the page that follows. */
export const CREATED = 'ss_account_created'

/** Mails to one address: anyone can ask for them. */
const MAIL_LIMIT = { max: 5, windowMs: 24 * 3600_000 } as const

/** Limit of answers to one IP address that an email address already has an account. */
const TAKEN_LIMIT = { max: 10, windowMs: 24 * 3600_000 } as const

/**
 * Creates accounts. If the server sends mails, it mails a link to the page that asks for the password, and answers the
 * same whether the address has an account or not. If it sends none, the account is created at once.
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
      show(context, accountPage({ newProblem, typedNew: email, asksPassword: !sendMail }), status)
    if (!isEmail(email)) return refuse('Please enter a valid email', 400)
    const problem = sendMail ? undefined : passwordProblem(password)
    if (problem) return refuse(problem, 400)
    const network = addressOf(context, settings)
    if (!(await isWithinLimit(db, `account:${network}`, settings.loginLimit)))
      return refuse(TOO_MANY_ATTEMPTS, 429)
    if (sendMail) {
      // Not awaited: the time until the answer must not tell either.
      void mailLink(context, email).catch(error => log('fault', { route: '/account/create', error }))
      return show(context, mailedPage(email))
    }
    // Counted before it is known, so that simultaneous requests hear no more.
    const taken = `taken:${network}`
    if (!(await isWithinLimit(db, taken, TAKEN_LIMIT))) return refuse(TOO_MANY_ATTEMPTS, 429)
    const created = await finish(context, email, password)
    if (!created) return refuse(TAKEN, 409)
    await giveBack(db, taken)
    return created
  })

  // Opening the link does nothing, since programs that check mails open their links.
  app.get(CONFIRM_PATH, async context => {
    const token = context.req.query('token') ?? ''
    const { secret } = await services.open()
    const email = readConfirmation(secret, token)
    return email === undefined
      ? show(context, refusedPage(EXPIRED), 400)
      : show(context, confirmPage({ email, token }))
  })

  app.post(CONFIRM_PATH, async context => {
    const posted = await readFormPost(context, settings)
    if (!posted.ok) return show(context, refusedPage(posted.error.message), posted.error.status)
    const { secret } = await services.open()
    const { token = '', password = '' } = posted.value
    const email = readConfirmation(secret, token)
    if (email === undefined) return show(context, refusedPage(EXPIRED), 400)
    const problem = passwordProblem(password)
    if (problem) return show(context, confirmPage({ email, token, problem }), 400)
    return (await finish(context, email, password)) ?? show(context, refusedPage(TAKEN), 409)
  })
  return app

  /** Creates the account and logs it in; undefined if the address has one already. */
  async function finish(context: Context, email: string, password: string) {
    const opened = await services.open()
    const id = await createAccount(opened.db, 'site-user', email, await hashPassword(password))
    if (id === undefined) return undefined
    await startSession(context, opened, settings, 'site-user', { id, email })
    setCookie(context, CREATED, 'true', { path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 60 })
    return context.redirect('/account', 303)
  }

  async function mailLink(context: Context, email: string): Promise<void> {
    const origin = originOf(context, settings)
    const { db, secret } = await services.open()
    if (!(await isWithinLimit(db, `mail:${email.toLowerCase()}`, MAIL_LIMIT))) return
    const isTaken = await hasAccount(db, 'site-user', email)
    const link = isTaken
      ? `${origin}/account`
      : `${origin}${CONFIRM_PATH}?token=${confirmationToken(secret, email)}`
    const text = isTaken ? 'You already have an account. Log in here:' : 'Create your account with this link:'
    await sendMail?.(email, 'Your account', `${text}\n\n${link}\n\n${NOT_YOU}\n`)
  }
}

/** Explains what is wrong with a new password. */
function passwordProblem({ length }: string): string | undefined {
  const { min, max } = PASSWORD_LENGTH
  if (length < min) return `A password must have at least ${min} characters.`
  if (length > max) return `A password must not exceed ${max} characters.`
  return undefined
}

const TAKEN = 'An account with this address already exists. Please log in.'

const EXPIRED = 'This link has expired. Please create your account again.'

const NOT_YOU = 'If you did not ask for an account, ignore this message.'

/** The page that a mailed link leads to. */
export const CONFIRM_PATH = '/account/confirm'

const pageOf = (title: string, body: Page['body']): Page => ({
  path: '/account',
  title,
  description: 'Your customer account.',
  frame: 'shop',
  isPrivate: true,
  body,
})

/** Says that a message is on its way. */
export const mailedPage = (email: string): Page =>
  pageOf(
    'Check your mailbox',
    () => html`<h1>Check your mailbox</h1>
    <p class="notice" role="status">We have sent a message to ${email}. Its link is valid for an hour.</p>`,
  )

/** Asks for the password of a confirmed address. Whoever asked for the link has chosen none. */
export const confirmPage = ({
  email,
  token,
  problem,
}: {
  readonly email: string
  readonly token: string
  readonly problem?: string
}): Page =>
  pageOf(
    'Create an account',
    () => html`<div class="account"><h1>Create an account</h1>
    ${problem ? html`<p class="problem" role="alert">${problem}</p>` : ''}
    <form class="checkout__fields" method="post" action="${CONFIRM_PATH}">
      <input type="hidden" name="token" value="${token}">
      <fieldset>
        <label>E-mail address
          <input type="email" value="${email}" readonly autocomplete="username"></label>
        ${newPassword}
        <button class="button button--filled">Create my account</button>
      </fieldset>
    </form></div>`,
  )
