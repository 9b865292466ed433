import { html } from 'hono/html'
import { introduction, showVariants, type Variant } from '../../markup-examples.ts'
import type { Page } from '../../page.ts'

const VARIANTS: readonly Variant[] = [
  {
    title: 'Words that fit',
    note: 'Texts that fit keep their size.',
    source: '<p data-ashlar-text="shrink" style="font-size: 2rem; line-height: 1.2">Tarn</p>',
  },
  {
    title: 'As high as a share of the width',
    note: 'Eight percent, but never below 0.75rem; the initial size comes from CSS, so there is no layout shift.',
    source: `<div style="container-type: inline-size; max-inline-size: 38rem">
  <p data-ashlar-text="width" data-ashlar-text-share="8" style="font-size: max(0.75rem, 8cqi); line-height: 1.2">Open on Thursday</p>
</div>`,
  },
  {
    title: 'A long word shrinks',
    note: 'Shrinks until it fits, but never below 11 px. The line height stays, so that nothing below moves.',
    isNarrow: true,
    source: `<p data-ashlar-text="shrink" style="font-size: 3rem; line-height: 1.2; overflow: hidden; overflow-wrap: normal">Donaudampfschifffahrt</p>
<p>On the river since 1829.</p>`,
  },
  {
    title: 'A line shrinks',
    note: 'Text that must not wrap uses white-space: nowrap.',
    source: `<p data-ashlar-text="shrink" style="font-size: 4rem; line-height: 1.2; white-space: nowrap; overflow: hidden">Bowls, cups, jugs, plates and a stool</p>
<p>All from the same clay.</p>`,
  },
]

/** All variants of fitted text. */
const fittedTextPage: Page = {
  path: '/fitted-text',
  title: 'Fitted text',
  description: 'Text that shrinks to fit, and text that scales with its container.',
  frame: 'qa',
  body: () =>
    html`${introduction('Fitted text', 'Text that scales with its container, within limits.')}${showVariants(VARIANTS)}`,
}

export const pages: readonly Page[] = [fittedTextPage]
