import { html } from 'hono/html'
import type { Page } from './page.ts'
import { introduction } from './variants.ts'

/** What stands at an address that is none. */
export const notFound: Page = {
  path: '/not-found',
  title: 'Not here',
  description: 'There is no page at this address.',
  frame: 'qa',
  body: ({ link }) =>
    html`${introduction('Not here', 'There is no page at this address.')}<p><a href="${link('/')}">To the front page</a></p>`,
}
