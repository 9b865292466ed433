import { html } from 'hono/html'
import { PICTURES, type PictureName } from '../../../../pictures/catalogue.ts'
import { introduction, json, showVariants, type Variant } from '../../markup-examples.ts'
import type { Page } from '../../page.ts'
import { plainPicture } from '../../picture.ts'

export const SQUARES = ['bowls', 'cups', 'plates'] as const
export const MIXED = ['vessels', 'stool', 'bowls', 'shelf', 'jar', 'bench', 'cups', 'tarn'] as const
const SLIDES = ['vessels', 'bench', 'valley', 'tarn'] as const

const VARIANTS: readonly Variant[] = [
  {
    title: 'Grid',
    note: 'Four columns, fewer on phones; pictures of any aspect ratio.',
    source: gallery({ design: 'grid', 'thumbnails-per-row': 4, 'square-thumbs': false }, MIXED),
  },
  {
    title: 'Grid of squares',
    note: 'Three columns, square-thumbs.',
    source: gallery({ design: 'grid', 'thumbnails-per-row': 3, 'square-thumbs': true }, MIXED.slice(0, 6)),
  },
  {
    title: 'Grid with captions',
    note: 'figure and figcaption from the server, show-meta.',
    source: gallery(
      { design: 'grid', 'thumbnails-per-row': 3, 'square-thumbs': true, 'show-meta': true },
      SQUARES,
      captioned,
    ),
  },
  {
    title: 'Grid without gaps',
    note: 'padding 0.',
    source: gallery({ design: 'grid', 'thumbnails-per-row': 3, 'square-thumbs': true, padding: 0 }, SQUARES),
  },
  {
    title: 'Grid of links',
    note: 'Linked pictures; only those are focusable.',
    source: gallery(
      { design: 'grid', 'thumbnails-per-row': 3, 'square-thumbs': true },
      SQUARES,
      name => `<a href="/blocks/image">${plainPicture(name)}</a>`,
    ),
  },
  {
    title: 'Slideshow',
    note: 'Fades; previous and next, arrow keys while it is in view.',
    source: gallery({ design: 'slideshow', label: 'Fading pictures' }, SLIDES),
  },
  {
    title: 'Slideshow with captions',
    note: 'show-meta, the caption at the bottom.',
    source: gallery(
      { design: 'slideshow', label: 'Pictures with captions', 'show-meta': true, 'meta-position': 'bottom' },
      SLIDES.slice(0, 3),
      captioned,
    ),
  },
  {
    title: 'Slideshow from JSON',
    note: 'Slides in data-block-json; the server sends only a line of text.',
    source: `<ashlar-gallery data-block-json='${json({
      design: 'slideshow',
      label: 'Pictures out of JSON',
      slides: SLIDES.map(slideOf),
    })}'>
  <p>Four pictures from the workshop.</p>
</ashlar-gallery>`,
  },
  {
    title: 'One slide',
    note: 'A single slide has no controls.',
    source: gallery({ design: 'slideshow', label: 'A single picture' }, ['bench']),
  },
  {
    title: 'No slides',
    note: 'Takes no space. On a local host, the console says that the gallery is empty.',
    source: `<ashlar-gallery data-block-json='{"design":"slideshow"}'></ashlar-gallery>`,
  },
]

/** All variants of the gallery. */
const galleryPage: Page = {
  path: '/blocks/gallery',
  title: 'Gallery',
  description: 'The gallery block: grids and slideshows.',
  frame: 'qa',
  body: () => html`${introduction('Gallery', 'Pictures in a grid or a slideshow.')}${showVariants(VARIANTS)}`,
}

/** Renders a gallery as a server would. */
export function gallery(
  data: object,
  names: readonly PictureName[],
  slide: (name: PictureName) => string = name => `<figure>${plainPicture(name)}</figure>`,
  style: readonly string[] = [],
): string {
  const styled = style.length > 0 ? ` style="${style.join('; ')}"` : ''
  return `<ashlar-gallery data-block-json='${json(data)}'${styled}>
${names.map(name => `  ${slide(name)}`).join('\n')}
</ashlar-gallery>`
}

/** A picture with a caption. */
export function captioned(name: PictureName): string {
  return `<figure>${plainPicture(name)}<figcaption>${PICTURES[name].alt}</figcaption></figure>`
}

function slideOf(name: PictureName): object {
  const { width, height, alt } = PICTURES[name]
  return { type: 'image', src: `/pictures/${name}.webp`, alt, dimensions: `${width}x${height}`, title: alt }
}

const LAYOUT_VARIANTS: readonly Variant[] = [
  {
    title: 'Autogrid',
    note: 'As many columns of at least 180 px as fit; a property reserves their space.',
    source: gallery(
      { design: 'autogrid', columnWidth: 180, gutter: 12, imageAspectRatio: 1 },
      MIXED,
      undefined,
      ['--ashlar-gallery-ratio: 1', '--ashlar-gallery-column-width: 180px', '--ashlar-gallery-gap: 12px'],
    ),
  },
  {
    title: 'Autocolumns',
    note: 'Masonry columns, read from top to bottom.',
    source: gallery({ design: 'autocolumns', gutter: 12 }, MIXED, undefined, ['--ashlar-gallery-gap: 12px']),
  },
  {
    title: 'Autorows',
    note: 'Justified rows. Each slide declares its aspect ratio, so the rows are laid out before the upgrade.',
    source: gallery({ design: 'autorows', rowHeight: 160, gutter: 8 }, MIXED, shaped, [
      '--ashlar-gallery-row-height: 160px',
      '--ashlar-gallery-gap: 8px',
    ]),
  },
  {
    title: 'List',
    note: 'The picture beside its text, at 30 % of the row.',
    source: gallery({ design: 'list' }, SQUARES, captioned),
  },
  {
    title: 'Carousel',
    note: 'Three at once, two on phones; operated by buttons, touch or arrow keys.',
    source: gallery(
      { design: 'carousel', label: 'A row of pictures', imageAspectRatio: 1, gutter: 12 },
      MIXED,
      undefined,
      ['--ashlar-gallery-ratio: 1', '--ashlar-gallery-gap: 12px'],
    ),
  },
]

/** Gallery designs that adapt to the available width. */
const galleryLayoutsPage: Page = {
  path: '/blocks/gallery-layouts',
  title: 'Gallery layouts',
  description: 'The gallery block: columns, justified rows, lists and carousels.',
  frame: 'qa',
  body: () =>
    html`${introduction('Gallery layouts', 'As many pictures side by side as fit.')}${showVariants(LAYOUT_VARIANTS)}`,
}

export const pages: readonly Page[] = [galleryPage, galleryLayoutsPage]

function shaped(name: PictureName): string {
  const { width, height } = PICTURES[name]
  return `<figure style="--ashlar-gallery-ratio: ${(width / height).toFixed(4)}">${plainPicture(name)}</figure>`
}
