import { html } from 'hono/html'
import { introduction, json, showVariants, type Variant } from '../../markup-examples.ts'
import type { Page } from '../../page.ts'

const SMALL = 'style="--ashlar-page-lock-height: 14rem"'

const VARIANTS: readonly Variant[] = [
  {
    title: 'A locked page',
    note: 'The server’s own link stays below.',
    source: `<ashlar-page-lock ${SMALL} data-block-json='${json({ kind: 'locked', headingLevel: 3 })}'>
  <p><a href="/">Back to the start</a></p>
</ashlar-page-lock>`,
  },
  {
    title: 'A page for members',
    note: 'On pages of that type the block needs no data.',
    source: `<ashlar-page-lock ${SMALL} data-block-json='${json({ kind: 'members', headingLevel: 3 })}'></ashlar-page-lock>`,
  },
]

/** Locked and member-only pages, seen by a signed-in viewer. */
const pageLockPage: Page = {
  path: '/blocks/page-lock',
  title: 'Page lock',
  description: 'Locked and member-only pages, and overlays as signed-in viewers see them.',
  frame: 'qa',
  context: {
    pageType: 103,
    authenticatedAccount: { id: 'viewer' },
    websiteRoles: ['viewer'],
    websiteSettings: { popupOverlaySettings: { style: 2, version: 1 } },
    popupOverlay: { title: 'Seen by who is signed in', text: 'Visitors have no pop-up on a locked page.' },
  },
  body: () =>
    html`${introduction('Page lock', 'A message for visitors without access, and a way to log in.')}${showVariants(VARIANTS)}`,
}

export const pages: readonly Page[] = [pageLockPage]
