import { html, raw } from 'hono/html'
import { introduction, json } from '../../markup-examples.ts'
import type { Page } from '../../page.ts'

/** The pop-up's content in a `<template>`, which is not rendered. */
const TEMPLATE = `<template data-ashlar-popup>
  <ashlar-newsletter data-block-json='${json({ formId: 'popup-letters', buttonText: 'Subscribe' })}'></ashlar-newsletter>
</template>`

const PARAGRAPHS = [
  ['It lets people read', 'It comes once half of this page is read, and not before.'],
  [
    'It waits its turn',
    'While a dialog is open, while somebody types, and while the page stands in the background.',
  ],
  [
    'It is easy to close',
    'By Escape, by its button, by a press beside it. The focus is then where it was before.',
  ],
  ['It remembers', 'For as many days as the owner wants; who has signed up is not asked again.'],
] as const

/** A pop-up that opens while the visitor reads. */
const popupPage: Page = {
  path: '/popup',
  blocks: ['popup-overlay'],
  title: 'Pop-up',
  description: 'A pop-up with a sign-up, shown once half of the page is read.',
  frame: 'qa',
  context: {
    websiteSettings: {
      popupOverlaySettings: {
        style: 2,
        version: 1,
        showOnScroll: true,
        scrollPercentage: 50,
        showUntilSignup: true,
        displayFrequency: 0,
        showOnAllPages: true,
      },
    },
    popupOverlay: {
      title: 'Four firings a year',
      text: 'We write before each one, and never in between.',
      image: {
        src: '/pictures/kiln.webp?format=750w',
        alt: 'The kiln, open after a firing',
        width: 750,
        height: 500,
      },
    },
  },
  body: () => html`${introduction('Pop-up', 'Opens after half of the page is read, with a sign-up form.')}
    <section class="variant reading">
      ${PARAGRAPHS.map(([title, text]) => html`<h2>${title}</h2><p style="min-block-size: 60vh">${text}</p>`)}
      <form><label>Typing here delays it: <input type="text" autocomplete="off"></label></form>
      <details class="source"><summary>HTML</summary><pre><code>${TEMPLATE}</code></pre></details>
    </section>
    ${raw(TEMPLATE)}`,
}

export const pages: readonly Page[] = [popupPage]
