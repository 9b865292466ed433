import { html } from 'hono/html'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import type { Html } from '../pages/page.ts'

/** All sections in menu order. */
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
  /** Required by every form; undefined before signing in. */
  readonly xsrfToken?: string
  readonly body: Html
}

/** Renders an owner page. */
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

/** Links to all sections, with the current one marked. */
export const sectionList = (section?: SectionName): Html =>
  html`<ul>${SECTIONS.map(([name, title]) => {
    const href = `/config/${name}`
    return name === section
      ? html`<li><a href="${href}" aria-current="page">${title}</a></li>`
      : html`<li><a href="${href}">${title}</a></li>`
  })}</ul>`

/** The hidden field that every owner form contains. */
export const xsrfField = (token: string): Html => html`<input type="hidden" name="xsrf" value="${token}">`

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** A date to the minute. */
export const time = (date: Date): Html =>
  html`<time datetime="${date.toISOString()}">${moment.format(date)}</time>`

/** A table with an accessible name that is unique on the page, or a text if there are no rows. */
export function table(heads: readonly string[], rows: readonly Html[], empty: string, name = 'Table'): Html {
  if (rows.length === 0) return html`<p class="empty">${empty}</p>`
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${name}"><table>
    <thead><tr>${heads.map(head => (head ? html`<th scope="col">${head}</th>` : html`<td></td>`))}</tr></thead>
    <tbody>${rows}</tbody>
  </table></div>`
}

/**
 * Security headers of the owner's pages: they cannot be framed, and only the panel's own script may run, by its
 * nonce.
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
    // With `no-referrer`, browsers send `Origin: null` for our own forms, and plain HTTP has no other proof of
    // origin.
    referrerPolicy: 'same-origin',
    // HSTS would bind the whole domain, which is the operator's decision.
    strictTransportSecurity: false,
  })
