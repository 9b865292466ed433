const ONE = 'P1 gallery: slideshow (12) + grid (12) with lightbox'
const MANY = 'M2 many: 100 galleries of 4 slides (CPU x4, no network limit)'

/** The names of the test pictures: large `pN.jpg` and small `tN.jpg`. */
const PICTURES = Array.from({ length: 12 }, (_, index) => index + 1)

const SLIDESHOW = { design: 'slideshow', aspectRatio: 66.7 }
const GRID = { design: 'grid', 'thumbnails-per-row': 3, padding: 8, 'square-thumbs': false, lightbox: true }

/** The shift of an upgrade is 0 with the static style sheet, as the README says. */
const SHEET =
  '<link rel="stylesheet" href="dist/ashlar.css">\n<style>.hero ashlar-gallery{block-size:100%}</style>'

const q = selector => `document.querySelector(${JSON.stringify(selector)})`
const run = expression => Object.assign(() => {}, { toString: () => `() => ${expression}` })

/** A slideshow whose further slides load after the first, and a grid of thumbnails that open a lightbox. */
export const GALLERY = {
  name: 'ashlar-p1',
  group: ONE,
  title: 'Ashlar',
  like: 'p1-floor',
  head: SHEET,
  body: text =>
    [
      `<div class="hero">${gallery(SLIDESHOW, PICTURES.map(slide))}</div>`,
      `<p>${text}</p>`,
      gallery(GRID, PICTURES.map(thumbnail), ' id="grid" style="--ashlar-gallery-ratio:1.5"'),
      `<p>${text}</p>`,
    ].join('\n'),
  probes: [
    {
      name: 'next',
      group: 0,
      act: run(`${q('.hero .gallery__next')}.click()`),
      done: run(`${q('.hero .gallery__slide:nth-child(2)')}?.dataset.shown === 'true'`),
    },
    { name: 'lightbox', group: 1, act: run(`${q('#grid a')}.click()`), done: run(isOpen()) },
  ],
  clicks: [
    {
      name: 'next',
      target: run(q('.hero .gallery__next')),
      done: run(`${q('.hero .gallery__slide:nth-child(2)')}.dataset.shown === 'true'`),
    },
    { name: 'open', target: run(q('#grid a')), done: run(isOpen()), wait: 1500 },
    { name: 'lbnext', target: run(`$deep('[data-ashlar-surface=lightbox] >>> .next')`), wait: 1200 },
    { name: 'close', target: run(`$deep('[data-ashlar-surface=lightbox] >>> .close')`), wait: 1000 },
  ],
}

/** 100 slideshows of four small pictures. */
export const GALLERIES = {
  name: 'ashlar-many-galleries',
  group: MANY,
  title: 'Ashlar, mounted near the viewport',
  net: 'none',
  like: 'p1-floor',
  head: SHEET,
  body: () =>
    Array.from({ length: 100 }, (_, index) => {
      const slides = PICTURES.slice(0, 4).map(at => small(((index + at) % 12) + 1))
      return `<div class="hero" style="margin-bottom:8px">${gallery(SLIDESHOW, slides)}</div>`
    }).join('\n'),
  probes: [
    { name: 'first', group: 0, done: run(`!!${q('.gallery__next')}`) },
    {
      name: 'last',
      group: 1,
      act: run(`{ scrollTo(0, 1e6); [...document.querySelectorAll('.gallery__next')].at(-1)?.click() }`),
      done: run(
        `[...document.querySelectorAll('ashlar-gallery')].at(-1).querySelector('.gallery__slide:nth-child(2)')?.dataset.shown === 'true'`,
      ),
    },
  ],
  clicks: [
    {
      name: 'last',
      target: run(
        `[...document.querySelectorAll('ashlar-gallery')].at(-1).querySelector('.gallery__next') ?? [...document.querySelectorAll('ashlar-gallery')].at(-1)`,
      ),
      done: run(
        `[...document.querySelectorAll('ashlar-gallery')].at(-1).querySelector('.gallery__slide:nth-child(2)')?.dataset.shown === 'true'`,
      ),
    },
  ],
}

function isOpen() {
  return `!!$deep('[data-ashlar-surface=lightbox] >>> dialog')?.open`
}

function gallery(data, slides, more = '') {
  return `<ashlar-gallery data-block-json='${JSON.stringify(data)}'${more}>${slides.join('\n')}</ashlar-gallery>`
}

const slide = at =>
  `<img ${at === 1 ? 'src' : 'data-src'}="/assets/p${at}.jpg" width="1600" height="1067" alt="Piece ${at}"${at === 1 ? ' fetchpriority="high"' : ''}>`

const small = at => `<img src="/assets/t${at}.jpg" width="400" height="267" loading="lazy" alt="Piece ${at}">`

const thumbnail = at => `<a href="/assets/p${at}.jpg">${small(at)}</a>`
