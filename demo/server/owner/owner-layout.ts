import { html } from 'hono/html'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import type { Html } from '../pages/page.ts'

/** Every section, in the order of the menu. */
const SECTIONS = [
  ['submissions', 'Submissions'],
  ['newsletter', 'Newsletter'],
  ['forms', 'Forms'],
  ['customers', 'Customers'],
  ['products', 'Products'],
  ['orders', 'Orders'],
  ['carts', 'Carts'],
  ['consent', 'Consent'],
  ['analytics', 'Analytics'],
  ['events', 'Events'],
  ['errors', 'Errors'],
  ['site', 'Site'],
] as const

export type SectionName = (typeof SECTIONS)[number][0]

interface OwnerPage {
  readonly title: string
  readonly section?: SectionName
  /** Proves that a form of these pages was sent from them; none before signing in. */
  readonly xsrfToken?: string
  readonly body: Html
}

/** A page of the owner's. */
export function ownerLayout({ title, section, xsrfToken, body }: OwnerPage): Html {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>${title} · Site owner</title>
    <link rel="stylesheet" href="/config/owner.css">
    <link rel="stylesheet" href="/config/owner-lists.css">
    ${section === 'analytics' ? html`<link rel="stylesheet" href="/config/owner-charts.css">` : ''}
  </head>
  <body>
    <a class="skip" href="#main">Skip to the content</a>
    <header class="head">
      <a class="mark" href="/config/">Site owner</a>
      ${xsrfToken === undefined ? '' : menu(section, xsrfToken)}
    </header>
    <main id="main">
      <h1>${title}</h1>
      ${body}
    </main>
  </body>
</html>`
}

function menu(section: SectionName | undefined, xsrfToken: string): Html {
  return html`<nav aria-label="Sections">
    ${sectionList(section)}
  </nav>
  <form class="out" method="post" action="/config/logout">
    ${xsrfField(xsrfToken)}
    <a href="/">To the site</a>
    <button type="submit">Sign out</button>
  </form>`
}

/** Links to all sections; the one that is shown is marked. */
export const sectionList = (section?: SectionName): Html =>
  html`<ul>${SECTIONS.map(([name, title]) => {
    const href = `/config/${name}`
    return name === section
      ? html`<li><a href="${href}" aria-current="page">${title}</a></li>`
      : html`<li><a href="${href}">${title}</a></li>`
  })}</ul>`

/** What every form of these pages carries. */
export const xsrfField = (token: string): Html => html`<input type="hidden" name="xsrf" value="${token}">`

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** A moment, to the minute. */
export const time = (date: Date): Html =>
  html`<time datetime="${date.toISOString()}">${moment.format(date)}</time>`

/** A table with its head, by a name that no other table of the page has; or words where it would be empty. */
export function table(heads: readonly string[], rows: readonly Html[], empty: string, name = 'Table'): Html {
  if (rows.length === 0) return html`<p class="empty">${empty}</p>`
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${name}"><table>
    <thead><tr>${heads.map(head => (head ? html`<th scope="col">${head}</th>` : html`<td></td>`))}</tr></thead>
    <tbody>${rows}</tbody>
  </table></div>`
}

/**
 * The headers of the owner's pages: no other page shows them in a frame, and no script runs on them but the panel's own,
 * by its nonce.
 */
export const ownerHeaders = ({ showsPages = false } = {}) =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      styleSrc: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
      ...(showsPages && { frameSrc: ["'self'"], scriptSrc: [NONCE] }),
    },
    xFrameOptions: 'DENY',
    // Without a referrer the browser hides the origin of our own forms, too, and over plain http nothing else tells it.
    referrerPolicy: 'same-origin',
    // It would bind the whole domain of the site and all below it, which is not ours to decide.
    strictTransportSecurity: false,
  })
