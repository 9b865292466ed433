import type { Context, Handler } from 'hono'
import { getCookie } from 'hono/cookie'
import { html } from 'hono/html'
import type { SecureHeadersVariables } from 'hono/secure-headers'
import { type AdminPath, adminPath, framePath } from '../../../src/visitor/owner/owner-paths.ts'
import { PREVIEW_EXPANDED_COOKIE } from '../../../src/visitor/owner/owner-redirect.ts'
import type { Html } from '../pages/page.ts'
import type { Services } from '../requests/services.ts'
import { sessionOf } from '../requests/session-cookies.ts'
import { ownerLayout, sectionList, xsrfField } from './owner-layout.ts'

/** The first section. */
const FIRST_LIST = '/config/submissions'

/** `/config/`: shows the page of `frameUrl` in a frame, or redirects to the first section. */
export function panel({ open }: Services): Handler<{ Variables: SecureHeadersVariables }> {
  return async context => {
    const frameUrl = context.req.query('frameUrl')
    if (frameUrl === undefined) return context.redirect(FIRST_LIST)
    context.header('cache-control', 'no-store')
    const path = framePath(frameUrl)
    const kind = adminPath(path.replace(/\?.*/s, ''))
    if (kind) return context.redirect(ADMIN_TARGETS[kind](path))
    const session = await sessionOf(context, (await open()).db, 'owner')
    if (!session) return context.html(loginPage({ frameUrl: path }), 401)
    const { xsrfToken } = session
    const nonce = context.get('secureHeadersNonce') ?? ''
    return context.html(panelPage({ path, xsrfToken, nonce, isExpanded: isExpanded(context) }))
  }
}

/** Targets of the admin paths: a collection's list, or the file itself. There are no upgrades. */
const ADMIN_TARGETS: Readonly<Record<AdminPath, (path: string) => string>> = {
  'collection-panel': () => '/config/products',
  file: path => path,
  upgrade: () => FIRST_LIST,
}

/** The page to show after signing in: the one that the owner came from, or the first section. */
export const afterLogin = (frameUrl: string | undefined): string =>
  frameUrl ? `/config/?frameUrl=${encodeURIComponent(framePath(frameUrl))}` : FIRST_LIST

/** Owners coming from a page see it at full size, with the menu collapsed. */
const isExpanded = (context: Context): boolean => getCookie(context, PREVIEW_EXPANDED_COOKIE) === 'true'

interface PanelView {
  /** Path and query of a page of this site. */
  readonly path: string
  readonly xsrfToken: string
  /** The nonce of the panel's script. */
  readonly nonce: string
  readonly isExpanded: boolean
}

function panelPage({ path, xsrfToken, nonce, isExpanded }: PanelView): Html {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>${path} · Site owner</title>
    <link rel="stylesheet" href="/config/owner.css">
    <link rel="stylesheet" href="/config/owner-lists.css">
    <link rel="stylesheet" href="/config/panel.css">
    <script type="module" src="/config/panel.js" nonce="${nonce}"></script>
  </head>
  <body class="panel">
    <header class="bar">
      <h1><span>Page</span> ${path}</h1>
      <details class="sections"${isExpanded ? '' : html` open`}>
        <summary>Menu</summary>
        <nav aria-label="Sections">${sectionList()}</nav>
      </details>
      <button type="button" data-full-screen hidden title="Press Escape to show the panel again">Full screen</button>
      <a href="${withoutRedirect(path)}">Back to site</a>
      <form method="post" action="/config/logout">
        ${xsrfField(xsrfToken)}
        <button type="submit">Log out</button>
      </form>
    </header>
    <main><iframe src="${path}" data-ashlar-editor title="The page ${path}"></iframe></main>
  </body>
</html>`
}

/** The page's address without a redirect back to the panel. */
const withoutRedirect = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}noredirect`

interface LoginView {
  /** Why signing in failed. */
  readonly problem?: string
  /** The address entered before. */
  readonly email?: string
  /** The page to open after signing in. */
  readonly frameUrl?: string | undefined
}

/** Renders the owner's sign-in page. */
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
