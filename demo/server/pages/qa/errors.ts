import { html, raw } from 'hono/html'
import { introduction, slug } from '../markup-examples.ts'
import type { Html, Page } from '../page.ts'

interface Failure {
  readonly title: string
  /** The expected result, for testers. */
  readonly expected: string
  /** The code of the `ashlar:error` event, if one is expected. */
  readonly code?: string
  readonly source: string
}

const FAILURES: readonly Failure[] = [
  {
    title: 'Malformed JSON',
    code: 'data-not-json',
    expected: 'The server’s items stay, and the browser opens them.',
    source: `<ashlar-accordion data-block-json='{"allowMultiple": tru'>
  <details><summary>Still here after malformed JSON</summary><p>By the browser itself.</p></details>
</ashlar-accordion>`,
  },
  {
    title: 'Data of the wrong kind',
    code: 'data-invalid',
    expected: 'JSON, but items is a number. The server’s items stay.',
    source: `<ashlar-accordion data-block-json='{"items": 7}'>
  <details><summary>Still here after wrong data</summary><p>By the browser itself.</p></details>
</ashlar-accordion>`,
  },
  {
    title: 'Unknown keys',
    expected: 'Nothing is reported; what is not known is left out.',
    source: `<ashlar-accordion data-block-json='{"colour": "red", "__proto__": {"polluted": true}}'>
  <details><summary>Comes up all the same</summary><p>Without the red.</p></details>
</ashlar-accordion>`,
  },
  {
    title: 'A block that nobody knows',
    code: 'rollup-missing',
    expected: 'Its content stays.',
    source: `<ashlar-sundial data-load="eager"><p>Ten past three, if the sun is out.</p></ashlar-sundial>`,
  },
  {
    title: 'A bundle that is not there',
    code: 'rollup-not-found',
    expected: 'The context names a file that answers 404. Its content stays.',
    source: `<ashlar-ghost data-load="eager"><p>Nothing to see, but the words are here.</p></ashlar-ghost>`,
  },
  {
    title: 'A picture that is not there',
    code: 'image-failed',
    expected: 'A calm empty box with the alternative text.',
    source: `<ashlar-image style="max-inline-size: 24rem">
  <img src="/pictures/lost.webp" width="600" height="400" alt="A jar that nobody photographed">
</ashlar-image>`,
  },
  {
    title: 'A trigger that nobody knows',
    code: 'trigger-unknown',
    expected: 'Counts as visible.',
    source: `<ashlar-accordion data-load="whenever">
  <details><summary>Comes up when seen</summary><p>As if nothing had been said.</p></details>
</ashlar-accordion>`,
  },
  {
    title: 'The neighbour',
    expected: 'Comes up, whatever failed above it.',
    source: `<ashlar-accordion>
  <details><summary>All is well here</summary><p>Thank you for asking.</p></details>
</ashlar-accordion>`,
  },
]

/** Deliberate failures: each is reported once and affects nothing else. */
export const errors: Page = {
  path: '/errors',
  title: 'Errors',
  description: 'Blocks that fail on purpose: what stays on the page, and what is reported.',
  context: { rollups: { ghost: { js: ['/dist/ghost-00000000.js'], css: [] } } },
  scripts: ['errors.js'],
  frame: 'qa',
  body: () =>
    html`${introduction('Errors', 'Each of these fails on purpose. The server’s HTML stays, other blocks are unaffected, and one event gives the reason.')}
    ${FAILURES.map(showFailure)}`,
}

function showFailure({ title, code, expected, source }: Failure): Html {
  return html`<section class="variant" id="${slug(title)}" data-expected="${code ?? ''}">
    <h2>${title}</h2>
    <p class="variant__note">${expected} ${code ? html`Reported as <code>${code}</code>.` : ''}</p>
    <div class="stage">${raw(source)}</div>
    <p class="verdict"><output></output></p>
    <details class="source"><summary>HTML</summary><pre><code>${source}</code></pre></details>
  </section>`
}
