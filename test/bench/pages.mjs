import { CONTENT_PAGE, PRELOADED_PAGE } from './content-pages.mjs'
import { FORM_PAGE } from './form-pages.mjs'
import { GALLERIES, GALLERY } from './gallery-pages.mjs'

const BOOT_ONLY = 'P4 boot only: the loader, no component on the page'
const FEW = 'M1 many: 200 accordions of 3 items (CPU x4, no network limit)'
const MANY = 'M1 many: 1000 accordions of 3 items (CPU x4, no network limit)'

/**
 * @typedef {object} Page
 * @property {string} name of its folder
 * @property {string} group the table it stands in
 * @property {string} title its row
 * @property {'react' | 'lite'} [flavour] the build it loads; none for a floor of plain HTML
 * @property {string} [net] overrides the harness's slow link
 * @property {string} [like] the harness's page whose head and heading it shares; the empty one without it
 * @property {string | ((build: string) => string)} [head] what stands in the head beside the script tag
 * @property {(text: string) => string} [blocks] the markup that takes the place of the paragraphs
 * @property {(text: string) => string} [body] the markup that takes the place of all below the heading; it shows
 *   the harness's pictures
 * @property {object[]} [probes] what is tried until it answers
 * @property {object[]} [clicks] what is clicked once the page is quiet
 */

/** @type {Page[]} */
export const PAGES = [
  ...inBothFlavours({ name: 'ashlar-p4', group: BOOT_ONLY, title: 'Ashlar boot' }),
  ...accordions(200, FEW, { floor: 'many-acc-floor', own: 'ashlar-many-accordions' }),
  ...inBothFlavours(GALLERY),
  ...inBothFlavours(GALLERIES),
  ...inBothFlavours(CONTENT_PAGE),
  ...inBothFlavours(PRELOADED_PAGE),
  ...inBothFlavours(FORM_PAGE),
  ...accordions(1000, MANY, { floor: 'many-acc-1000-floor', own: 'ashlar-1000-accordions' }),
]

function accordions(count, group, { floor, own }) {
  const page = { group, net: 'none' }
  return [
    {
      ...page,
      name: floor,
      title: 'native details',
      blocks: text => repeat(count, at => `<div class="acc">${details(at, text)}</div>`),
      ...lastBlock(() => document.querySelectorAll('details').length > 0),
    },
    ...inBothFlavours({
      ...page,
      name: own,
      title: 'Ashlar, mounted near the viewport',
      blocks: text =>
        repeat(count, at => `<ashlar-accordion data-block-json="{}">${details(at, text)}</ashlar-accordion>`),
      ...lastBlock(() => document.querySelector('ashlar-accordion [aria-expanded]') !== null),
    }),
  ]
}

function inBothFlavours(page) {
  return [
    { ...page, flavour: 'react', title: `${page.title}, React` },
    { ...page, name: `${page.name}-lite`, flavour: 'lite', title: `${page.title}, Preact` },
  ]
}

function repeat(count, block) {
  return Array.from({ length: count }, (_, index) => block(index + 1)).join('\n')
}

function details(at, text) {
  const items = [1, 2, 3].map(
    item => `<details name="a${at}"><summary>Item ${at}.${item}</summary><p>${text}</p></details>`,
  )
  return items.join('')
}

/** When the first block is up, and when the last one of the page, far below the fold, answers a click. */
function lastBlock(isFirstUp) {
  // The block itself: an upgrade replaces what is inside. Its middle is the title of its second item.
  const target = () => [...document.querySelectorAll('ashlar-accordion, .acc')].at(-1)
  const act = () => [...document.querySelectorAll('summary, [aria-expanded]')].at(-1).click()
  const done = () =>
    [...document.querySelectorAll('ashlar-accordion, .acc')]
      .at(-1)
      .querySelector('[open], [aria-expanded=true]') !== null
  return {
    probes: [
      { name: 'first', group: 0, done: isFirstUp },
      { name: 'last', group: 1, act, done },
    ],
    clicks: [{ name: 'last', target, done }],
  }
}
