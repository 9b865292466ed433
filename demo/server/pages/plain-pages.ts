import type { Context } from 'hono'
import { html } from 'hono/html'
import { introduction } from './markup-examples.ts'
import type { Html, Page } from './page.ts'

/** The note below the message, for a form that has not been sent. */
export const BACK = 'Your browser’s Back button brings back what you have written.'

/** Whether a browser shows the answer itself, as that of a form that is sent without scripts. */
export const asksForPage = ({ req }: Context): boolean => !!req.header('accept')?.includes('text/html')

/** Renders a page with a single message, for visitors without scripts. */
export function plainPage({
  title,
  text,
  lines,
  note,
}: {
  readonly title: string
  readonly text: string
  readonly lines: readonly string[]
  readonly note: string
}): Html {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${title}</title>
    <style>
      body { max-inline-size: 36rem; margin: 15vh auto; padding-inline: 1.25rem; font: 1.0625rem/1.6 system-ui, sans-serif; }
      h1 { font-weight: 500; line-height: 1.1; }
    </style>
  </head>
  <body>
    <h1>${title}</h1>
    <p>${text}</p>
    ${lines.length > 0 ? html`<ul>${lines.map(line => html`<li>${line}</li>`)}</ul>` : ''}
    ${note ? html`<p>${note}</p>` : ''}
  </body>
</html>`
}

/** The 404 page. */
export const notFound: Page = {
  path: '/not-found',
  title: 'Page not found',
  description: 'There is no page at this address.',
  frame: 'qa',
  body: ({ link }) =>
    html`${introduction('Page not found', 'There is no page at this address.')}<p><a href="${link('/')}">To the home page</a></p>`,
}

/** A page of the shop with a single message. */
export function noticePage(title: string, text: string): Page {
  return {
    path: '/cart',
    title,
    description: text,
    frame: 'shop',
    isPrivate: true,
    body: ({ link }) => html`<h1>${title}</h1>
      <p class="problem" role="alert">${text}</p>
      <p><a class="button" href="${link('/shop')}">Continue Shopping</a></p>`,
  }
}

export const refusedPage = (error: string): Page => noticePage('Request refused', error)
