import type { Context, Handler } from 'hono'
import { getCookie } from 'hono/cookie'
import { html } from 'hono/html'
import type { SecureHeadersVariables } from 'hono/secure-headers'
import { type AdminPath, adminPath, framePath } from '../../../src/visitor/owner/owner-paths.ts'
import { PREVIEW_EXPANDED_COOKIE } from '../../../src/visitor/owner/owner-redirect.ts'
import { sessionOf } from '../api/account-cookies.ts'
import type { Services } from '../api/services.ts'
import type { Html } from '../pages/page.ts'
import { loginPage } from './login-page.ts'
import { sectionList, xsrfField } from './owner-layout.ts'

/** Where the owner's lists begin. */
const FIRST_LIST = '/config/submissions'

/** `/config/`: with a `frameUrl` the page of that path in a frame (A2 L21), else the owner's lists. */
export function panel({ open }: Services): Handler<{ Variables: SecureHeadersVariables }> {
  return async context => {
    const frameUrl = context.req.query('frameUrl')
    if (frameUrl === undefined) return context.redirect(FIRST_LIST)
    context.header('cache-control', 'no-store')
    const path = framePath(frameUrl)
    const kind = adminPath(path.replace(/\?.*$/, ''))
    if (kind) return context.redirect(ADMIN_TARGETS[kind](path))
    const session = await sessionOf(context, (await open()).db, 'owner')
    if (!session) return context.html(loginPage({ frameUrl: path }), 401)
    const { xsrfToken } = session
    const nonce = context.get('secureHeadersNonce') ?? ''
    return context.html(panelPage({ path, xsrfToken, nonce, isExpanded: isExpanded(context) }))
  }
}

/** Where the paths of the admin area lead: a collection to its list, a file to itself. Nothing here can be upgraded. */
const ADMIN_TARGETS: Readonly<Record<AdminPath, (path: string) => string>> = {
  'collection-panel': () => '/config/products',
  file: path => path,
  upgrade: () => FIRST_LIST,
}

/** Where signing in leads: to the page that the owner came from, or to the lists. */
export const afterLogin = (frameUrl: string | undefined): string =>
  frameUrl ? `/config/?frameUrl=${encodeURIComponent(framePath(frameUrl))}` : FIRST_LIST

/** Who comes from a page sees all of it; the menu waits until it is opened. */
const isExpanded = (context: Context): boolean => getCookie(context, PREVIEW_EXPANDED_COOKIE) === 'true'

interface PanelView {
  /** A path of the site, with its query. */
  readonly path: string
  readonly xsrfToken: string
  /** Lets the panel's script run. */
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
      <button type="button" data-full-screen hidden title="Escape shows the panel again">Full screen</button>
      <a href="${stayOn(path)}">Back to site</a>
      <form method="post" action="/config/logout">
        ${xsrfField(xsrfToken)}
        <input type="hidden" name="landing" value="site">
        <button type="submit">Log out</button>
      </form>
    </header>
    <main><iframe src="${path}" data-ashlar-editor title="The page ${path}"></iframe></main>
  </body>
</html>`
}

/** The page itself, which then does not lead back here (A4 L71). */
const stayOn = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}noredirect`
