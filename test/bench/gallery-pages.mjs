import { PICTURES } from '../../demo/pictures/catalogue.ts'
import { advised, TEXT } from './page-html.mjs'

const ONE = 'Gallery: a slideshow of 12 and a grid of 12 with a lightbox'
const MANY = '100 galleries of 4 slides, no network limit'

/** The pictures of a page. */
export const NAMES = Object.keys(PICTURES).slice(0, 12)

/** The tables that the pages belong to. */
export const GALLERY_GROUPS = { ONE, MANY }

const SLIDESHOW = { design: 'slideshow', aspectRatio: 66.7 }
const GRID = { design: 'grid', 'thumbnails-per-row': 3, padding: 8, 'square-thumbs': false, lightbox: true }

/** The static style sheet, without which the upgrade of a gallery shifts the page. */
const SHEET = build =>
  `<link rel="stylesheet" href="/${build}/ashlar.css">\n<style>.hero ashlar-gallery { block-size: 100% }</style>`

const PLAIN_STYLE = () => `<style>
.strip { display: flex; height: 100%; overflow-x: auto; scroll-snap-type: x mandatory; scrollbar-width: none }
.strip > * { flex: 0 0 100%; scroll-snap-align: start }
.nav { position: absolute; top: 45%; z-index: 1 } .nav[data-step="1"] { right: 8px } .nav[data-step="-1"] { left: 8px }
.grid { display: grid; grid-template-columns: repeat(3, 1fr); gap: 8px; margin: 16px 0 }
.grid img { width: 100%; height: auto; aspect-ratio: 3/2; object-fit: cover }
dialog { border: 0; padding: 0; max-width: 100vw; max-height: 100vh; background: #111 }
</style>`

const PLAIN_SCRIPT = `<script>
const strip = document.querySelector('.strip')
for (const button of document.querySelectorAll('.nav'))
  button.onclick = () => strip.scrollBy({ left: button.dataset.step * strip.clientWidth, behavior: 'smooth' })
const box = document.getElementById('box'), links = [...document.querySelectorAll('#grid a')]
let at = 0
const show = index => { at = (index + links.length) % links.length; box.firstChild.src = links[at].href; box.firstChild.alt = links[at].firstChild.alt }
document.getElementById('grid').onclick = event => { const link = event.target.closest('a'); if (!link) return; event.preventDefault(); show(links.indexOf(link)); box.showModal() }
box.onclick = ({ target }) => { if (target.className === 'next') show(at + 1); if (target.className === 'previous') show(at - 1) }
box.onkeydown = ({ key }) => { if (key === 'ArrowRight') show(at + 1); if (key === 'ArrowLeft') show(at - 1) }
</script>`

const q = selector => `document.querySelector(${JSON.stringify(selector)})`

const BLOCK = {
  next: q('.hero .gallery__next'),
  moved: `${q('.hero .gallery__slide:nth-child(2)')}?.dataset.shown === 'true'`,
  isOpen: `!!$deep('[data-ashlar-surface=lightbox] >>> dialog')?.open`,
  boxNext: `$deep('[data-ashlar-surface=lightbox] >>> .next')`,
  boxClose: `$deep('[data-ashlar-surface=lightbox] >>> .close')`,
}
const PLAIN = {
  next: q('.nav[data-step="1"]'),
  moved: `${q('.strip')}.scrollLeft > 2`,
  isOpen: `${q('#box')}.open`,
  boxNext: q('#box .next'),
  boxClose: q('#box .close'),
}

const LAST = `[...document.querySelectorAll('ashlar-gallery')].at(-1)`
/** The button of the last gallery, which is up once a visitor has scrolled to it. */
const LAST_NEXT = `new Promise(done => {
  const look = () => {
    const button = ${LAST}.querySelector('.gallery__next')
    if (button) done(button)
    else requestAnimationFrame(look)
  }
  ${LAST}.scrollIntoView()
  look()
})`
const LAST_MOVED = `${LAST}.querySelector('.gallery__slide:nth-child(2)')?.dataset.shown === 'true'`

/** A page of pictures in plain HTML and with blocks, and a page of many galleries. */
export const GALLERIES = [
  {
    name: 'gallery-plain',
    group: ONE,
    title: 'plain HTML: scroll snap and a dialog',
    head: PLAIN_STYLE,
    main: `<div class="hero"><button class="nav" data-step="-1" aria-label="Previous">‹</button><button class="nav" data-step="1" aria-label="Next">›</button>
<div class="strip" tabindex="0">${NAMES.map((name, index) => `<div>${index === 0 ? large(name) : large(name, 'loading="lazy"')}</div>`).join('\n')}</div></div>
<p>${TEXT}</p>
<div class="grid" id="grid">${NAMES.map(thumbnail).join('\n')}</div>
<dialog id="box"><img alt=""><form method="dialog"><button type="button" class="previous">‹</button><button type="button" class="next">›</button><button class="close">✕</button></form></dialog>
${PLAIN_SCRIPT}
<p>${TEXT}</p>`,
    ...visit(PLAIN),
  },
  {
    name: 'gallery',
    group: ONE,
    title: 'Ashlar',
    flavour: 'react',
    head: SHEET,
    main: `<div class="hero">${gallery(SLIDESHOW, NAMES.map(slide))}</div>
<p>${TEXT}</p>
${gallery(GRID, NAMES.map(thumbnail), ' id="grid" style="--ashlar-gallery-ratio:1.5"')}
<p>${TEXT}</p>`,
    ...visit(BLOCK),
  },
  {
    name: 'gallery-advised',
    group: ONE,
    title: 'Ashlar, boxes inline and files named',
    flavour: 'react',
    head: build =>
      advised(build, ['gallery'], '.hero ashlar-gallery { block-size: 100% }', {
        designs: ['slideshow'],
        hasPicture: true,
      }),
    main: `<div class="hero">${gallery(SLIDESHOW, NAMES.map(slide))}</div>
<p>${TEXT}</p>
${gallery(GRID, NAMES.map(thumbnail), ' id="grid" style="--ashlar-gallery-ratio:1.5"')}
<p>${TEXT}</p>`,
    ...visit(BLOCK),
  },
  {
    name: 'galleries',
    group: MANY,
    title: 'Ashlar, mounted near the viewport',
    flavour: 'react',
    isUnlimited: true,
    head: SHEET,
    main: Array.from({ length: 100 }, (_, index) => {
      const slides = [0, 1, 2, 3].map(offset => small(NAMES[(index + offset) % NAMES.length]))
      return `<div class="hero" style="margin-bottom:8px">${gallery(SLIDESHOW, slides)}</div>`
    }).join('\n'),
    probes: [
      { name: 'first', done: `!!${q('.gallery__next')}` },
      {
        name: 'last',
        group: 1,
        act: `scrollTo(0, 1e6); [...document.querySelectorAll('.gallery__next')].at(-1)?.click()`,
        done: LAST_MOVED,
      },
    ],
    clicks: [{ name: 'last', target: LAST_NEXT, done: LAST_MOVED }],
  },
]

function visit({ next, moved, isOpen, boxNext, boxClose }) {
  return {
    probes: [
      { name: 'next', act: `${next}.click()`, done: moved },
      { name: 'lightbox', group: 1, act: `${q('#grid a')}.click()`, done: isOpen },
    ],
    clicks: [
      { name: 'next', target: next, done: moved },
      { name: 'open', target: q('#grid a'), done: isOpen, wait: 1500 },
      { name: 'lightbox next', target: boxNext, wait: 1200 },
      { name: 'close', target: boxClose, wait: 1000 },
    ],
  }
}

function gallery(data, slides, attributes = '') {
  return `<ashlar-gallery data-block-json='${JSON.stringify(data)}'${attributes}>${slides.join('\n')}</ashlar-gallery>`
}

function slide(name, index) {
  return index === 0 ? large(name, 'fetchpriority="high"') : large(name).replace(' src=', ' data-src=')
}

/** A picture of a slideshow. */
export function large(name, attributes = '') {
  return image(name, 750, attributes)
}

function thumbnail(name) {
  return `<a href="/pictures/${name}-750w.webp">${small(name)}</a>`
}

/** A picture of a grid or of a small slideshow. */
export function small(name) {
  return image(name, 300, 'loading="lazy"')
}

function image(name, displayed, attributes) {
  const { width, height, alt } = PICTURES[name]
  return `<img src="/pictures/${name}-${displayed}w.webp" width="${displayed}" height="${Math.round((displayed * height) / width)}" alt="${alt}" ${attributes}>`
}
