import { html } from 'hono/html'
import { introduction, showVariants, type Variant } from '../../markup-examples.ts'
import type { Page } from '../../page.ts'
import { captioned, gallery } from './gallery.ts'

const MANY = [
  'vessels',
  'stool',
  'bowls',
  'shelf',
  'jar',
  'bench',
  'cups',
  'tarn',
  'valley',
  'plates',
] as const
const MAX_BUTTONS = ['vessels', 'bench', 'valley', 'tarn'] as const
const SHAPES = ['bench', 'stool', 'tarn', 'jar'] as const

const VARIANTS: readonly Variant[] = [
  {
    title: 'Thumbnails',
    note: 'A strip below, in sync with the slideshow; navigated by arrow keys, Home and End.',
    source: gallery({ design: 'slideshow', label: 'Ten pictures', thumbnails: true }, MANY),
  },
  {
    title: 'Small thumbnails from the left',
    note: 'thumbnail-strip-height 60, thumbnail-strip-margin 12, active-alignment left. Their space is reserved.',
    source: gallery(
      {
        design: 'slideshow',
        label: 'Small thumbnails',
        thumbnails: true,
        'thumbnail-strip-height': 60,
        'thumbnail-strip-margin': 12,
        'active-alignment': 'left',
      },
      MANY,
      undefined,
      ['--ashlar-gallery-strip: 72px'],
    ),
  },
  {
    title: 'Few thumbnails, with captions and a counter',
    note: 'Centred, because all of them fit.',
    source: gallery(
      { design: 'slideshow', label: 'Four pictures', thumbnails: true, counter: true, 'show-meta': true },
      MAX_BUTTONS,
      captioned,
    ),
  },
  {
    title: 'A height that follows',
    note: 'followHeight and counter: the height follows each picture.',
    source: gallery(
      { design: 'slideshow', label: 'Pictures of many shapes', followHeight: true, counter: true },
      SHAPES,
    ),
  },
  {
    title: 'Two linked galleries',
    note: 'linkedGalleries: moving one moves the other.',
    source: linked(),
  },
  {
    title: 'A legacy gallery',
    note: 'legacy: advances after 1 s by default; counter, buttons, arrow keys.',
    source: gallery(
      { design: 'slideshow', label: 'Pictures, one a second', legacy: true, autoplay: true, counter: true },
      MAX_BUTTONS,
    ),
  },
]

/** Slideshow companions: thumbnails, counters and linked galleries. */
const galleryLinkedPage: Page = {
  path: '/blocks/gallery-linked',
  title: 'Gallery, linked',
  description: 'Thumbnails, counters, adaptive height, and linked galleries.',
  frame: 'qa',
  body: () =>
    html`${introduction('Gallery: what goes along', 'Thumbnails, counters, adaptive height, and linked galleries.')}${showVariants(VARIANTS)}`,
}

export const pages: readonly Page[] = [galleryLinkedPage]

/** Two galleries, one linked to the other. */
function linked(): string {
  const large = gallery(
    { design: 'slideshow', label: 'The large one', linkedGalleries: ['#small'] },
    MAX_BUTTONS,
  )
  const small = gallery(
    { design: 'slideshow', label: 'The small one', 'auto-crop': true, aspectRatio: 30 },
    MAX_BUTTONS,
  )
  return `${large}\n${small.replace('<ashlar-gallery', '<ashlar-gallery id="small"')}`
}
