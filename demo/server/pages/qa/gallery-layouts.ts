import { html } from 'hono/html'
import { PICTURES, type PictureName } from '../../../pictures/catalogue.ts'
import type { Page } from '../page.ts'
import { plainPicture } from '../picture.ts'
import { introduction, showVariants, type Variant } from '../variants.ts'
import { captioned, gallery, MIXED, SQUARES } from './gallery.ts'

const VARIANTS: readonly Variant[] = [
  {
    title: 'Autogrid',
    note: 'As many columns of at least 180 px as there is room for; the server reserves them by a property.',
    source: gallery({ design: 'autogrid', columnWidth: 180, gutter: 12 }, MIXED, undefined, [
      '--ashlar-gallery-column-width: 180px',
      '--ashlar-gallery-gap: 12px',
    ]),
  },
  {
    title: 'Autocolumns',
    note: 'Columns without holes, read down each.',
    source: gallery({ design: 'autocolumns' }, MIXED),
  },
  {
    title: 'Autorows',
    note: 'Rows that end flush. Each slide tells its shape, so that the rows stand before the block is up.',
    source: gallery({ design: 'autorows', rowHeight: 160, gutter: 8 }, MIXED, shaped, [
      '--ashlar-gallery-row-height: 160px',
      '--ashlar-gallery-gap: 8px',
    ]),
  },
  {
    title: 'List',
    note: 'The picture beside its words, 30 % of the row.',
    source: gallery({ design: 'list' }, SQUARES, captioned),
  },
  {
    title: 'Carousel',
    note: 'Three at once, two on a phone; by the buttons, by touch, by the arrow keys.',
    source: gallery(
      { design: 'carousel', label: 'A row of pictures', imageAspectRatio: 1 },
      MIXED,
      undefined,
      ['--ashlar-gallery-ratio: 1'],
    ),
  },
]

/** The designs of a gallery that follow the room they have. */
export const galleryLayoutsPage: Page = {
  path: '/blocks/gallery-layouts',
  title: 'Gallery layouts',
  description: 'The gallery block: columns, justified rows, lists and carousels.',
  frame: 'qa',
  body: () =>
    html`${introduction('Gallery layouts', 'As many pictures side by side as there is room for.')}${showVariants(VARIANTS)}`,
}

function shaped(name: PictureName): string {
  const { width, height } = PICTURES[name]
  return `<figure style="--ashlar-gallery-ratio: ${(width / height).toFixed(4)}">${plainPicture(name)}</figure>`
}
