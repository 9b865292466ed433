import { html, raw } from 'hono/html'
import { introduction, showVariants, type Variant } from '../markup-examples.ts'
import type { Page } from '../page.ts'

const MANY = 200

const VARIANTS: readonly Variant[] = [
  trigger('Eager', 'eager', 'Loads as soon as the runtime has started.'),
  trigger('Idle', 'idle', 'Waits until the main thread is free.'),
  trigger(
    'Interaction',
    'interaction',
    'Waits for a pointer, a touch, focus or a click; the click is played again.',
  ),
  trigger('Wide screens only', 'media((min-width: 50rem))', 'Waits until the window is at least 50rem wide.'),
  trigger('Narrow screens only', 'media((max-width: 49.99rem))', 'The other way round.'),
]

/** When bundles are requested, and blocks that are added later. */
export const loading: Page = {
  path: '/loading',
  title: 'Loading',
  description: 'When blocks load: visible, idle, eager, on interaction, by media query, and added later.',
  scripts: ['loading.js'],
  frame: 'qa',
  body: ({ link }) => html`
    ${introduction('Loading', 'Blocks load at different times. The list below shows which have loaded, and when.')}
    <section class="log" aria-labelledby="log-title">
      <h2 id="log-title">Ready</h2>
      <ol id="ready-log" tabindex="0" aria-labelledby="log-title"></ol>
    </section>
    ${showVariants(VARIANTS)}
    <section class="variant" id="later" aria-labelledby="later-title">
      <h2 id="later-title">Added later</h2>
      <p class="variant__note">
        Blocks that a script adds, that a fragment brings, or that stand in a page whose body replaces this one.
      </p>
      <p class="actions">
        <button type="button" class="button" data-action="add">Add a block</button>
        <button type="button" class="button" data-action="fragment" data-url="${link('/loading/fragment')}">Fetch a fragment</button>
        <button type="button" class="button" data-action="move">Move the first block</button>
        <button type="button" class="button" data-action="remove">Remove the first block</button>
        <button type="button" class="button" data-action="swap" data-url="${link('/loading')}">Swap the body</button>
      </p>
      <noscript><p>These buttons need scripts.</p></noscript>
      <div class="stage" id="added"></div>
    </section>
    <p><a href="${link('/loading/many')}">A page with ${MANY} accordions</a></p>
    <div class="distance" aria-hidden="true"><p>Scroll on</p></div>
    ${showVariants([trigger('Visible, far below', 'visible', 'Loads 200 px before it comes into view.')])}
  `,
}

/** Many blocks on one page: those far from the viewport must cost nothing. */
export const loadingMany: Page = {
  path: '/loading/many',
  title: `${MANY} accordions`,
  description: `A page with ${MANY} accordions, to measure the cost of blocks outside the viewport.`,
  scripts: ['loading.js'],
  frame: 'qa',
  body: () => html`
    ${introduction(`${MANY} accordions`, 'Only those near the view may be up.')}
    <section class="log" aria-labelledby="log-title">
      <h2 id="log-title">Ready</h2>
      <ol id="ready-log" tabindex="0" aria-labelledby="log-title"></ol>
    </section>
    <section aria-labelledby="many-title">
      <h2 id="many-title">All of them</h2>
      ${raw(Array.from({ length: MANY }, (_, index) => accordionNumber(index + 1)).join('\n'))}
    </section>
  `,
}

/** The HTML that the fragment button fetches. */
export function fragment(): string {
  return `<ashlar-accordion data-load="eager">
  <details><summary>From a fragment</summary><p>It came at ${new Date().toISOString()}.</p></details>
</ashlar-accordion>`
}

function trigger(title: string, load: string, note: string): Variant {
  return {
    title,
    note,
    source: `<ashlar-accordion data-load="${load}">
  <details><summary>${title}: a first item</summary><p>Its content.</p></details>
  <details><summary>${title}: a second item</summary><p>Its content.</p></details>
</ashlar-accordion>`,
  }
}

function accordionNumber(number: number): string {
  const items = ['Size', 'Weight', 'Price'].map(
    title => `<details><summary>${title} of no. ${number}</summary><p>Ask at the door.</p></details>`,
  )
  return `<ashlar-accordion>${items.join('')}</ashlar-accordion>`
}
