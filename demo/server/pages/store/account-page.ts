import { html } from 'hono/html'
import type { Html, Page } from '../page.ts'

/** Who asks for the page: a customer who is logged in, or somebody who is not. */
export type AccountView =
  | { readonly email: string; readonly xsrfToken: string }
  | { readonly email?: never; readonly problem?: string; readonly typed?: string }

/** A customer's own page: the way in, or the way out. */
export const accountPage = (view: AccountView): Page => ({
  path: '/account',
  title: view.email === undefined ? 'Log in' : 'Your account',
  description: 'The account of a customer.',
  frame: 'shop',
  isPrivate: true,
  body: ({ link }) =>
    html`<div class="account">${view.email === undefined ? wayIn(view) : account(view, link('/shop'))}</div>`,
})

function wayIn({ problem, typed = '' }: Extract<AccountView, { email?: never }>): Html {
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
    <p>The owner lets customers in, at <a href="/config/customers">Customers</a>.</p>`
}

function account({ email, xsrfToken }: Extract<AccountView, { xsrfToken: string }>, shop: string): Html {
  return html`<h1>Your account</h1>
    <p class="lead">You are logged in as ${email}.</p>
    <form method="post" action="/account/logout">
      <input type="hidden" name="xsrf" value="${xsrfToken}">
      <p><button class="button">Log out</button> <a class="button" href="${shop}">To the shop</a></p>
    </form>`
}
