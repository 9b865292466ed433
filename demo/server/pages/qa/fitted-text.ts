import { html } from 'hono/html'
import type { Page } from '../page.ts'
import { introduction, showVariants, type Variant } from '../variants.ts'

const VARIANTS: readonly Variant[] = [
  {
    title: 'Words that fit',
    note: 'They keep their size.',
    source: '<p data-ashlar-text="shrink" style="font-size: 2rem; line-height: 1.2">Tarn</p>',
  },
  {
    title: 'As high as a share of the width',
    note: 'Eight percent, but never below 0.75rem; the first size is the style’s own, so that nothing moves.',
    source: `<div style="container-type: inline-size; max-inline-size: 38rem">
  <p data-ashlar-text="width" data-ashlar-text-share="8" style="font-size: max(0.75rem, 8cqi); line-height: 1.2">Open on Thursday</p>
</div>`,
  },
  {
    title: 'A long word shrinks',
    note: 'Until it fits, but never below 11 px. Its lines stay as high, so that nothing below moves; a style that lets no word break keeps them as many.',
    isNarrow: true,
    source: `<p data-ashlar-text="shrink" style="font-size: 3rem; line-height: 1.2; overflow: hidden; overflow-wrap: normal">Donaudampfschifffahrt</p>
<p>On the river since 1829.</p>`,
  },
  {
    title: 'A line shrinks',
    note: 'What must not wrap says so itself.',
    source: `<p data-ashlar-text="shrink" style="font-size: 4rem; line-height: 1.2; white-space: nowrap; overflow: hidden">Bowls, cups, jugs, plates and a stool</p>
<p>All from the same clay.</p>`,
  },
]

/** All variants of fitted text. */
export const fittedTextPage: Page = {
  path: '/fitted-text',
  title: 'Fitted text',
  description: 'Text that shrinks until it fits, and text that grows with its place.',
  frame: 'qa',
  body: () =>
    html`${introduction('Fitted text', 'Large where there is room, and never too small to read.')}${showVariants(VARIANTS)}`,
}
