import { html } from 'hono/html'
import type { Html } from '../pages/page.ts'
import { ownerLayout } from './owner-layout.ts'

interface LoginView {
  /** Why an attempt was refused. */
  readonly problem?: string
  /** What was typed. */
  readonly email?: string
  /** The page that the panel opens with afterwards. */
  readonly frameUrl?: string | undefined
}

/** The owner's way in. */
export function loginPage({ problem = '', email = '', frameUrl }: LoginView = {}): Html {
  return ownerLayout({
    title: 'Sign in',
    body: html`<form class="new" method="post" action="/config/login">
      ${problem ? html`<p class="problem" role="alert">${problem}</p>` : ''}
      ${frameUrl === undefined ? '' : html`<input type="hidden" name="frameUrl" value="${frameUrl}">`}
      <label>E-mail address <input type="email" name="email" value="${email}" required autocomplete="username"></label>
      <label>Password <input type="password" name="password" required autocomplete="current-password"></label>
      <button type="submit">Sign in</button>
    </form>`,
  })
}
