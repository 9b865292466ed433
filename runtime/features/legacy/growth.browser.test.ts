import { expect } from 'chai'
import { adoptBlocks, forgetLegacy } from './find-legacy'
import { start as startHeader } from './header/legacy-header'
import { start as drawDividers } from './sections/dividers'
import { start as sizeTexts } from './sections/dynamic-text'
import { start as startSections } from './sections/sections'

/** A reader of the page; returns how to stop. */
type Reader = (page: Document) => () => void

const adopt: Reader = page => {
  adoptBlocks(page, () => {})
  return () => forgetLegacy(page)
}

const numbered = (count: number, piece: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => piece(at)).join('')

/** Pages that grow with a number, and the reader that meets them. */
const PAGES: readonly (readonly [what: string, read: Reader, html: (count: number) => string])[] = [
  [
    'blocks',
    adopt,
    count =>
      '<div class="sqs-block sqs-block-gallery" data-block-type="8" data-block-json="{&quot;a&quot;:1"><div class="sqs-block-content"><img></div></div>'.repeat(
        count,
      ),
  ],
  [
    'blocks without a carrier',
    adopt,
    count => '<ul class="accordion-items-container"><li>a</ul>'.repeat(count),
  ],
  [
    'nested blocks',
    adopt,
    count =>
      `${'<div class="sqs-block sqs-block-gallery">'.repeat(200)}${'<p><img>'.repeat(count)}${'</div>'.repeat(200)}`,
  ],
  [
    'sections',
    startSections,
    count =>
      '<section class="page-section preFade"><div class="content-wrapper"></div></section>'.repeat(count),
  ],
  [
    'dividers',
    drawDividers,
    count =>
      `<section class="has-section-divider" data-current-context='{"divider":{"type":"wavy"}}'><svg><path class="section-divider-clip"></path></svg></section>`.repeat(
        count / 4,
      ),
  ],
  [
    'lines of one box',
    sizeTexts,
    count =>
      `<div class="sqsrte-scaled-text-container">${'<p><span class="sqsrte-scaled-text">a line</span></p>'.repeat(count / 4)}</div>`,
  ],
  [
    'lines of many boxes',
    sizeTexts,
    count =>
      '<div class="sqsrte-scaled-text-container"><span class="sqsrte-scaled-text">a line</span></div>'.repeat(
        count / 4,
      ),
  ],
  [
    'folders of a menu',
    startHeader,
    count =>
      `<header class="header"><button class="header-burger-btn">a</button><div class="header-menu"><div data-folder="root">${numbered(count, at => `<a data-folder-id="f${at}" href="/">a</a>`)}</div>${numbered(count, at => `<div data-folder="f${at}"><a data-action="back" href="/">a</a></div>`)}</div></header>`,
  ],
  [
    'links to one folder of a menu',
    startHeader,
    count =>
      `<header class="header"><button class="header-burger-btn">a</button><div class="header-menu"><div data-folder="root">${'<a data-folder-id="f" href="/">a</a>'.repeat(count)}</div><div data-folder="f">${'<a data-action="back" href="/">a</a>'.repeat(count)}</div></div></header>`,
  ],
  [
    'menus of checkboxes',
    startHeader,
    count =>
      `<header class="header"></header>${numbered(count / 4, at => `<div class="folder"><input type="checkbox" id="c${at}"><label class="folder-toggle-label" for="c${at}">a</label><div class="subnav"></div></div>`)}`,
  ],
]

const SMALL = 400
/** How many times as large the larger page is, and how many times as much time it may take. Square would be 64 times. */
const FACTOR = 8
const LIMIT = 5 * FACTOR
/** Attempts, because other work may fall into one. */
const ATTEMPTS = 10
/** The shortest time that clocks of browsers tell, in ms. */
const SHORTEST_MS = 2

describe('the time of a reader of exported pages', () => {
  afterEach(() => {
    document.body.replaceChildren()
  })

  for (const [what, read, html] of PAGES) {
    it(`grows with ${what}, and no faster`, async function () {
      this.timeout(60_000)
      const time = (count: number): number => {
        document.body.innerHTML = html(count)
        const { offsetHeight } = document.body
        const start = performance.now()
        const stop = read(document)
        const passed = performance.now() - start
        stop()
        return Math.max(passed, SHORTEST_MS, Math.min(offsetHeight, 0))
      }
      time(SMALL)
      let [least, most] = [time(SMALL), time(SMALL * FACTOR)]
      for (let attempt = 1; most / least > LIMIT && attempt < ATTEMPTS; attempt++) {
        least = Math.min(least, time(SMALL))
        most = Math.min(most, time(SMALL * FACTOR))
      }
      expect(most / least).to.be.below(LIMIT)
    })
  }
})
