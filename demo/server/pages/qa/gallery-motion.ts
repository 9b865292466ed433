import { html } from 'hono/html'
import type { PictureName } from '../../../pictures/catalogue.ts'
import type { Page } from '../page.ts'
import { introduction, showVariants, type Variant } from '../variants.ts'
import { captioned, gallery, MIXED } from './gallery.ts'

const SLIDES = ['vessels', 'bench', 'valley', 'tarn'] as const

const VARIANTS: readonly Variant[] = [
  {
    title: 'Ken Burns',
    note: 'A fade whose picture grows slowly, and rests with the button.',
    source: slideshow({
      label: 'Ken Burns, by itself and by hand',
      transition: 'ken-burns',
      autoplay: true,
      'auto-crop': true,
    }),
  },
  {
    title: 'Scroll',
    note: 'The slides stand side by side; a finger drags them.',
    source: slideshow({ label: 'Scroll, by itself and by hand', transition: 'scroll' }),
  },
  {
    title: 'Swipe',
    note: 'Dragged by finger, mouse or trackpad: more than 50 px, or a flick.',
    source: slideshow({ label: 'Swipe, by itself and by hand', transition: 'swipe', 'auto-crop': true }),
  },
  {
    title: 'New swipe',
    note: 'Comes to rest as fast as it was thrown. It stops at its ends, which give way a little.',
    source: slideshow(
      {
        label: 'New swipe, by itself and by hand',
        transition: 'new-swipe',
        loop: false,
        'auto-crop': true,
        'show-meta': true,
      },
      captioned,
    ),
  },
  {
    title: 'Hard boundaries',
    note: 'The same, and nothing gives way at the ends.',
    source: slideshow({
      label: 'Hard boundaries, by itself and by hand',
      transition: 'new-swipe',
      loop: false,
      'auto-crop': true,
      designOptions: { boundaries: 'hard' },
    }),
  },
  {
    title: 'From right to left',
    note: 'The next slide comes from the left.',
    source: `<div dir="rtl">${slideshow({ label: 'From right to left, by itself and by hand', transition: 'new-swipe', 'auto-crop': true })}</div>`,
  },
  {
    title: 'Unknown transition',
    note: 'What is none fades.',
    source: slideshow({ label: 'Unknown transition, by itself and by hand', transition: 'wipe' }),
  },
  {
    title: 'Strip',
    note: 'design slider: all of one height, the one in front in the middle. A click on a neighbour brings it there.',
    source: strip({ label: 'Strip, by itself and by hand' }),
  },
  {
    title: 'Strip that ends',
    note: 'No loop, the slide in front at the start, captions.',
    source: strip(
      {
        label: 'Strip that ends, by itself and by hand',
        loop: false,
        'active-alignment': 'left',
        'show-meta': true,
        'meta-position': 'bottom',
      },
      captioned,
    ),
  },
  {
    title: 'Strip that runs free',
    note: "snapPoints 'none': it rests where it was thrown.",
    source: strip(
      {
        label: 'Strip that runs free, by itself and by hand',
        loop: false,
        aspectRatio: 30,
        gutter: 4,
        designOptions: { snapPoints: 'none' },
      },
      undefined,
      ['--ashlar-gallery-ratio: 10 / 3'],
    ),
  },
  {
    title: 'Strip from right to left',
    note: 'Mirrored, and it moves by itself.',
    source: `<div dir="rtl">${strip({ label: 'Strip from right to left, by itself and by hand', autoplay: true, 'active-alignment': 'right' })}</div>`,
  },
]

/** Galleries that move, automatically and by touch. */
export const galleryMotionPage: Page = {
  path: '/blocks/gallery-motion',
  title: 'Galleries that move',
  description: 'The gallery block: transitions, swipes and strips.',
  frame: 'qa',
  body: () =>
    html`${introduction('Galleries that move', 'By the buttons, the arrow keys, a finger, a mouse or a trackpad.')}${showVariants(VARIANTS)}`,
}

function slideshow(data: object, slide?: (name: PictureName) => string): string {
  return gallery({ design: 'slideshow', ...data }, SLIDES, slide)
}

function strip(data: object, slide?: (name: PictureName) => string, style?: readonly string[]): string {
  return gallery({ design: 'slider', ...data }, MIXED, slide, style)
}
