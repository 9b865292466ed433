import { html } from 'hono/html'
import type { Page } from '../page.ts'
import { newPassword } from './account-page.ts'

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
