import { html } from 'hono/html'
import { PICTURES, type PictureName } from '../../../../pictures/catalogue.ts'
import { introduction, json, showVariants, type Variant } from '../../markup-examples.ts'
import type { Page } from '../../page.ts'
import { plainPicture } from '../../picture.ts'

const MIXED = ['vessels', 'branch', 'bowls', 'stool', 'valley'] as const
const SLIDES = ['tarn', 'jar', 'bench'] as const
const STRIP = [...MIXED, ...SLIDES, 'cups'] as const
const VIDEO = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'

/** A thumbnail in a row of three. */
const THUMBNAIL = 'display: block; inline-size: 100%; block-size: auto; aspect-ratio: 1; object-fit: cover'
const ROW = 'display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem'

const VARIANTS: readonly Variant[] = [
  {
    title: 'From a gallery',
    note: 'lightbox: true. Each picture is a link to itself.',
    source: gallery({ design: 'grid', lightbox: true, label: 'Stoneware', 'thumbnails-per-row': 3 }, MIXED),
  },
  {
    title: 'Light',
    note: 'lightboxTheme light, arrow keys, the slide in the address.',
    source: gallery(
      {
        design: 'grid',
        lightbox: true,
        lightboxTheme: 'light',
        historyHash: true,
        'thumbnails-per-row': 3,
      },
      SLIDES,
    ),
  },
  {
    title: 'From a slideshow',
    note: 'A click on the picture opens it.',
    source: gallery({ design: 'slideshow', lightbox: true, label: 'Three places' }, SLIDES),
  },
  {
    title: 'From links',
    note: 'data-ashlar-lightbox: links with the same value are one set, here with a video in it.',
    source: `<div style="${ROW}">
  ${link('bowls', 'Four bowls')}
  <a href="${VIDEO}" data-ashlar-lightbox="studio" data-caption="Ten minutes">${plainPicture('shelf', THUMBNAIL)}</a>
  ${link('plates', 'Plates, drying')}
</div>`,
  },
  {
    title: 'With a filmstrip',
    note: 'filmstrip: a row of thumbnails, with the arrow keys, Home and End.',
    source: `<ashlar-lightbox data-block-json='${json({ label: 'Shelf', filmstrip: true, keyboard: true })}'>
  <div style="${ROW}">
    ${STRIP.map(name => `<a href="/pictures/${name}.webp">${plainPicture(name, THUMBNAIL)}</a>`).join('\n    ')}
  </div>
</ashlar-lightbox>`,
  },
  {
    title: 'One picture',
    note: 'No arrows, no counter.',
    source: `<a href="/pictures/valley.webp" data-ashlar-lightbox>${plainPicture('valley', 'inline-size: min(20rem, 100%); block-size: auto')}</a>`,
  },
  {
    title: 'From an image of an exported page',
    note: 'The builder’s button around the picture.',
    source: `<ashlar-image>
  <figure>
    <button class="sqs-block-image-button lightbox" data-lightbox-theme="light" style="padding: 0; border: 0; background: none; cursor: zoom-in">${plainPicture('jar', 'display: block; inline-size: min(16rem, 100%); block-size: auto')}</button>
    <figcaption>Moon jar, wood ash glaze.</figcaption>
  </figure>
</ashlar-image>`,
  },
  {
    title: 'A set of its own',
    note: 'ashlar-lightbox around links and figures.',
    source: `<ashlar-lightbox data-block-json='${json({ label: 'Places', keyboard: true })}'>
  <div style="${ROW}">
    ${SLIDES.map(name => `<figure style="margin: 0"><a href="/pictures/${name}.webp">${plainPicture(name, THUMBNAIL)}</a><figcaption>${PICTURES[name].alt}</figcaption></figure>`).join('\n    ')}
  </div>
</ashlar-lightbox>`,
  },
  {
    title: 'From JSON alone',
    note: 'Thumbnails from data-block-json; the third picture is missing, and the others still work.',
    source: `<ashlar-lightbox style="display: block; max-inline-size: 26rem; aspect-ratio: 1" data-block-json='${json(
      {
        label: 'Work',
        items: [
          { ...item('cups'), title: 'Three cups', description: 'Thrown on a slow morning.', link: '/' },
          item('stool'),
          { ...item('bench'), src: '/pictures/missing.webp', title: 'A picture that is missing' },
          item('vessels'),
        ],
      },
    )}'></ashlar-lightbox>`,
  },
  {
    title: 'Inside a transformed box',
    note: 'The lightbox covers it and the whole window.',
    source: `<div style="transform: rotate(-1deg); overflow: hidden; isolation: isolate">
  ${gallery({ design: 'grid', lightbox: true, 'thumbnails-per-row': 3 }, SLIDES)}
</div>`,
  },
]

/** All ways to open the lightbox. */
const lightbox: Page = {
  path: '/blocks/lightbox',
  title: 'Lightbox',
  description: 'The lightbox, opened from galleries, images, links and custom sets.',
  frame: 'qa',
  body: () =>
    html`${introduction('Lightbox', 'Large pictures and videos in an overlay.')}${showVariants(VARIANTS)}`,
}

export const pages: readonly Page[] = [lightbox]

function gallery(data: object, names: readonly PictureName[]): string {
  const figures = names.map(
    name => `<a href="/pictures/${name}.webp" data-slide-id="${name}">${plainPicture(name)}</a>`,
  )
  return `<ashlar-gallery data-block-json='${json({ 'square-thumbs': true, ...data })}'>
  ${figures.join('\n  ')}
</ashlar-gallery>`
}

function link(name: PictureName, caption: string): string {
  return `<a href="/pictures/${name}.webp" id="${name}" data-ashlar-lightbox="studio" data-caption="${caption}">${plainPicture(name, THUMBNAIL)}</a>`
}

function item(name: PictureName): object {
  const { width, height, alt } = PICTURES[name]
  return {
    src: `/pictures/${name}.webp`,
    thumbnail: `/pictures/${name}.webp?format=500w`,
    alt,
    dimensions: `${width}x${height}`,
  }
}
