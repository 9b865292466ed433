import { html } from 'hono/html'
import type { Html, Page } from '../page.ts'

/** Who asks for the page: a customer who is logged in, or somebody who is not. */
export type AccountView =
  | {
      readonly email: string
      readonly xsrfToken: string
      /** The account was created a moment ago. */
      readonly isNew: boolean
    }
  | {
      readonly email?: never
      readonly problem?: string
      readonly typed?: string
      /** The fault in the form of a new account. */
      readonly newProblem?: string
      readonly typedNew?: string
    }

/** A customer's own page: the way in, or the way out. */
export const accountPage = (view: AccountView): Page => ({
  path: '/account',
  title: view.email === undefined ? 'Log in' : 'Your account',
  description: 'The account of a customer.',
  frame: 'shop',
  isPrivate: true,
  ...(view.email !== undefined && view.isNew && { context: { accountCreated: true } }),
  body: ({ link }) =>
    html`<div class="account">${view.email === undefined ? wayIn(view) : account(view, link('/shop'))}</div>`,
})

function wayIn(view: Extract<AccountView, { email?: never }>): Html {
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
    <p>The owner lets customers in, too, at <a href="/config/customers">Customers</a>.</p>`
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
