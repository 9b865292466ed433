import { html } from 'hono/html'
import type { PictureName } from '../../../../pictures/catalogue.ts'
import { introduction, showVariants, type Variant } from '../../markup-examples.ts'
import type { Page } from '../../page.ts'
import { captioned, gallery, MIXED } from './gallery.ts'

const SLIDES = ['vessels', 'bench', 'valley', 'tarn'] as const

const VARIANTS: readonly Variant[] = [
  {
    title: 'Ken Burns',
    note: 'A fade with a slow zoom, stopped by the pause button.',
    source: slideshow({
      label: 'Ken Burns, by itself and by hand',
      transition: 'ken-burns',
      autoplay: true,
      'auto-crop': true,
    }),
  },
  {
    title: 'Scroll',
    note: 'Slides side by side, dragged by touch.',
    source: slideshow({ label: 'Scroll, by itself and by hand', transition: 'scroll' }),
  },
  {
    title: 'Swipe',
    note: 'Dragged by finger, mouse or trackpad: more than 50 px, or a flick.',
    source: slideshow({ label: 'Swipe, by itself and by hand', transition: 'swipe', 'auto-crop': true }),
  },
  {
    title: 'New swipe',
    note: 'Scrolls with momentum, with elastic ends.',
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
    note: 'The same with rigid ends.',
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
    note: 'The next slide enters from the left.',
    source: `<div dir="rtl">${slideshow({ label: 'From right to left, by itself and by hand', transition: 'new-swipe', 'auto-crop': true })}</div>`,
  },
  {
    title: 'Fade',
    note: 'One slide fades into the next.',
    source: slideshow({ label: 'Fade, by itself and by hand', transition: 'fade' }),
  },
  {
    title: 'Strip',
    note: 'design slider: all slides have the same height, the active one is centred. A click on another slide activates it.',
    source: strip({ label: 'Strip, by itself and by hand' }),
  },
  {
    title: 'Strip that ends',
    note: 'No loop, active slide aligned to the start, captions.',
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
    note: "snapPoints 'none': it stops anywhere.",
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
    note: 'Mirrored, with autoplay.',
    source: `<div dir="rtl">${strip({ label: 'Strip from right to left, by itself and by hand', autoplay: true, 'active-alignment': 'right' })}</div>`,
  },
]

/** Galleries that move, automatically and by touch. */
const galleryMotionPage: Page = {
  path: '/blocks/gallery-motion',
  title: 'Galleries that move',
  description: 'The gallery block: transitions, swipes and strips.',
  frame: 'qa',
  body: () =>
    html`${introduction('Galleries that move', 'Operated by buttons, arrow keys, touch, mouse or trackpad.')}${showVariants(VARIANTS)}`,
}

export const pages: readonly Page[] = [galleryMotionPage]

function slideshow(data: object, slide?: (name: PictureName) => string): string {
  return gallery({ design: 'slideshow', ...data }, SLIDES, slide)
}

function strip(data: object, slide?: (name: PictureName) => string, style?: readonly string[]): string {
  return gallery({ design: 'slider', ...data }, MIXED, slide, style)
}
