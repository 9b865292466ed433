import { GALLERY_GROUPS, large, NAMES, small } from '../gallery-pages.mjs'
import { TEXT } from '../page-html.mjs'
import { LIBRARY_PAGES } from './library-pages.mjs'

const { ONE, MANY } = GALLERY_GROUPS
const q = selector => `document.querySelector(${JSON.stringify(selector)})`

/** The head of a page that loads a peer's bundle. */
const bundle =
  (name, style = '', hasSheet = true) =>
  () =>
    `${hasSheet ? `<link rel="stylesheet" href="/peers/${name}/main.css">` : ''}${style && `<style>${style}</style>`}
<script type="module" src="/peers/${name}/main.js"></script>`

const GRID =
  '.grid { display: grid; grid-template-columns: repeat(3, 1fr); gap: 8px; margin: 16px 0 } .grid img { width: 100%; height: auto; aspect-ratio: 3/2; object-fit: cover }'
const EMBLA = `.embla { overflow: hidden; height: 100% } .embla__container { display: flex; height: 100% } .embla__slide { flex: 0 0 100%; min-width: 0 }
.embla__next, .embla__previous { position: absolute; top: 45%; z-index: 1 } .embla__next { right: 8px } .embla__previous { left: 8px }`

const emblaOf = (slides, attributes = '') =>
  `<div class="hero"${attributes}><div class="embla"><div class="embla__container">${slides.map(slide => `<div class="embla__slide">${slide}</div>`).join('\n')}</div></div><button class="embla__previous" aria-label="Previous">‹</button><button class="embla__next" aria-label="Next">›</button></div>`

const first = (name, index) => large(name, index === 0 ? 'fetchpriority="high"' : 'loading="lazy"')

function grid(attributes, name) {
  return `<a href="/pictures/${name}-750w.webp" ${attributes}>${small(name)}</a>`
}

const page = (hero, attributes) =>
  `${hero}\n<p>${TEXT}</p>\n<div class="grid" id="grid">${NAMES.map(name => grid(attributes, name)).join('\n')}</div>\n<p>${TEXT}</p>`

function visit({ next, moved, isOpen, boxNext, boxClose }) {
  const open = q('#grid a')
  return {
    probes: [
      { name: 'next', act: `${next}.click()`, done: moved },
      { name: 'lightbox', group: 1, act: `${open}.click()`, done: isOpen },
    ],
    clicks: [
      { name: 'next', target: next, done: moved },
      { name: 'open', target: open, done: isOpen, wait: 1500 },
      { name: 'lightbox next', target: boxNext, wait: 1200 },
      { name: 'close', target: boxClose, wait: 1000 },
    ],
  }
}

const BOOT = { group: 'Boot: a page without blocks', main: `<p>${TEXT}</p>`.repeat(6) }
const LAST = `[...document.querySelectorAll('.hero')].at(-1)`
const LAST_MOVED = `${LAST}.embla?.selectedScrollSnap() > 0`

const ACCORDIONS = 200
const LAST_TRIGGER = `[...document.querySelectorAll('.trigger')].at(-1)`
const LAST_EXPANDED = `${LAST_TRIGGER}.ariaExpanded === 'true'`

/** The server's HTML of an accordion that React hydrates, with its data. */
function hydrated(index) {
  const items = [1, 2, 3].map(at => ({ title: `Item ${index}.${at}`, body: TEXT }))
  const html = items.map(
    ({ title, body }) =>
      `<h3><button class="trigger" aria-expanded="false">${title}</button></h3><div hidden=""><p>${body}</p></div>`,
  )
  return `<x-accordion data-json='${JSON.stringify({ items })}'>${html.join('')}</x-accordion>`
}

/** Our pages, and an empty one, with what sites use instead of our blocks. */
export const PEERS = [
  {
    ...BOOT,
    name: 'boot-shoelace',
    title: 'Shoelace autoloader, bundled',
    head: bundle('shoelace', '', false),
  },
  { ...BOOT, name: 'boot-is-land', title: 'is-land, minified', head: bundle('is-land', '', false) },
  {
    name: 'gallery-embla',
    group: ONE,
    title: 'Embla and PhotoSwipe',
    head: bundle('embla', EMBLA + GRID),
    main: page(emblaOf(NAMES.map(first)), 'data-pswp-width="750" data-pswp-height="500" target="_blank"'),
    ...visit({
      next: q('.embla__next'),
      moved: `${q('.hero')}.embla?.selectedScrollSnap() > 0`,
      isOpen: `!!${q('.pswp--open')}`,
      boxNext: q('.pswp__button--arrow--next'),
      boxClose: q('.pswp__button--close'),
    }),
  },
  {
    name: 'gallery-splide',
    group: ONE,
    title: 'Splide and GLightbox',
    head: bundle('splide', `.splide, .splide__track, .splide__list { height: 100% } ${GRID}`),
    main: page(
      `<div class="hero"><section class="splide" aria-label="Work"><div class="splide__track"><ul class="splide__list">${NAMES.map((name, index) => `<li class="splide__slide">${index === 0 ? first(name, 0) : large(name).replace(' src=', ' data-splide-lazy=')}</li>`).join('\n')}</ul></div></section></div>`,
      'class="glightbox" data-gallery="work"',
    ),
    ...visit({
      next: q('.splide__arrow--next'),
      moved: 'window.splide?.index > 0',
      isOpen: `!!${q('.glightbox-open .glightbox-container')}`,
      boxNext: q('.glightbox-container .gnext'),
      boxClose: q('.glightbox-container .gclose'),
    }),
  },
  {
    name: 'galleries-embla',
    group: MANY,
    title: 'Embla',
    isUnlimited: true,
    head: bundle('embla', EMBLA),
    main: Array.from({ length: 100 }, (_, index) => {
      const slides = [0, 1, 2, 3].map(offset => small(NAMES[(index + offset) % NAMES.length]))
      return emblaOf(slides, ' style="margin-bottom:8px"')
    }).join('\n'),
    probes: [
      { name: 'first', done: `!!${q('.hero')}.embla` },
      {
        name: 'last',
        group: 1,
        act: `scrollTo(0, 1e6); ${LAST}.querySelector('.embla__next').click()`,
        done: LAST_MOVED,
      },
    ],
    clicks: [{ name: 'last', target: `${LAST}.querySelector('.embla__next')`, done: LAST_MOVED }],
  },
  {
    name: `accordions-${ACCORDIONS}-react-lazy`,
    group: `${ACCORDIONS} accordions of 3 items, no network limit`,
    title: 'React, hydrated near the viewport',
    isUnlimited: true,
    head: bundle('react-lazy', '', false),
    main: Array.from({ length: ACCORDIONS }, (_, index) => hydrated(index + 1)).join('\n'),
    probes: [
      { name: 'first', done: `!!${q('x-accordion')}.root` },
      { name: 'last', group: 1, act: `${LAST_TRIGGER}.click()`, done: LAST_EXPANDED },
    ],
    clicks: [{ name: 'last', target: LAST_TRIGGER, done: LAST_EXPANDED }],
  },
  ...LIBRARY_PAGES,
]
