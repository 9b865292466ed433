import { html } from 'hono/html'
import type { Html, Page } from '../page.ts'

/** The length of a customer's new password. */
export const PASSWORD_LENGTH = { min: 8, max: 1000 } as const

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
      /** Whether that form asks for the password; if not, a mailed link does. */
      readonly asksPassword: boolean
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
  const { problem, typed = '', newProblem, typedNew = '', asksPassword } = view
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
        ${asksPassword ? newPassword : ''}
        <button class="button">${asksPassword ? 'Create my account' : 'Mail me a link'}</button>
      </fieldset>
    </form>
    <p>The owner can also add customers at <a href="/config/customers">Customers</a>.</p>`
}

/** The field of a new password. */
export const newPassword: Html = html`<label>New password, from ${PASSWORD_LENGTH.min} characters on
          <input type="password" name="password" required minlength="${PASSWORD_LENGTH.min}" maxlength="${PASSWORD_LENGTH.max}" autocomplete="new-password"></label>`

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
