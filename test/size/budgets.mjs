import { readBlocks } from '../../runtime/build/blocks.ts'

/**
 * @typedef {object} Budget
 * @property {string} what
 * @property {string[]} chunks the chunks counted, by name, without their hash
 * @property {number} limit in bytes, brotli 11
 * @property {boolean} [withImports] counts everything the chunks import statically, too
 * @property {string[]} [besides] imported chunks that a budget of their own counts
 * @property {boolean} [alone] allows no import: one request
 * @property {string} [note]
 */

/** What every block shares. A block's own bytes are its entry and whatever else it imports. */
export const SHARED = [
  'core',
  'react',
  'kit',
  'overlays',
  'modal',
  'consent',
  'pictures',
  'picture',
  'calls',
  'dates',
  'catalog',
  'money',
  'store-settings',
  'cart',
  'rolldown-runtime',
]

const blocks = await readBlocks()

const BOOT = { what: 'boot', chunks: ['boot'], limit: 3000, alone: true, note: 'one request, no style sheet' }

/** The image loader: design.md gives it no budget of its own, and a page loads it once for all its galleries. */
const PICTURES = {
  what: 'the image loader',
  chunks: ['pictures', 'picture'],
  limit: 5000,
  note: 'image, gallery and product share it',
}

/** The frame of a form that the server wrote: a form counts it as its own, a sign-up needs little else. */
const FORMS = {
  what: 'what forms share',
  chunks: ['forms'],
  limit: 4000,
  note: 'form and newsletter share it',
}

/** What boot asks for together with the first block, and on every page with a context. */
const LEAD = {
  what: 'what a page needs after boot',
  chunks: ['core'],
  limit: 8000,
  alone: true,
  note: 'the ground of all blocks, and what else a page may ask for',
}

/** The part that keeps the visitor's choice, and brings the banner up. */
const CONSENT = {
  what: 'the choice of consent',
  chunks: ['consent'],
  limit: 3500,
  note: 'once for all pages that ask',
}

/** What counts visits, beside the library that watches how quick a page is. */
const MEASURING = {
  what: 'measuring',
  chunks: ['measure', 'measure-page'],
  limit: 5000,
  note: 'the second once the visitor has agreed',
}

/** The one modal, without the focus trap, which is lazy. */
const MODAL = {
  what: 'the modal',
  chunks: ['modal'],
  limit: 900,
  note: 'the dialogs, the lightbox, the pop-up, the cookie panel, the quick view and the cart drawer share it',
}

/** What events and zones need, whichever block shows them. */
const DATES = { what: 'dates', chunks: ['dates'], limit: 2500, note: 'the calendar and tour dates share it' }

/** What the blocks of a store share: a page loads it once. */
const STORE = [
  { what: 'catalog', chunks: ['catalog'], limit: 1000, note: 'products and the cart' },
  { what: 'money', chunks: ['money'], limit: 2500, note: 'whatever shows a price' },
  { what: 'store settings', chunks: ['store-settings'], limit: 1000, note: 'how the shop of the page sells' },
  { what: 'the cart', chunks: ['cart'], limit: 5000, note: 'the indicator, the cart page and products' },
  { what: 'calls to the site', chunks: ['calls'], limit: 3000, note: 'forms and the cart' },
]

const FLAVOUR_BUDGETS = {
  react: [
    BOOT,
    { what: 'React and react-dom', chunks: ['react'], limit: 59_000 },
    { what: 'the kit', chunks: ['kit'], limit: 9000 },
    PICTURES,
    FORMS,
    LEAD,
    CONSENT,
    MODAL,
    MEASURING,
    DATES,
    ...STORE,
  ],
  lite: [
    BOOT,
    { what: 'Preact and the kit', chunks: ['kit'], limit: 18_000 },
    PICTURES,
    FORMS,
    LEAD,
    CONSENT,
    MODAL,
    MEASURING,
    DATES,
    ...STORE,
  ],
}

/**
 * The budgets of a flavour, its blocks' included.
 *
 * @param {'react' | 'lite'} flavour
 * @returns {Budget[]}
 */
export function budgetsOf(flavour) {
  const ofBlocks = blocks.map(({ name, budget, countedApart }) => ({
    what: `block ${name}`,
    chunks: [name],
    withImports: true,
    limit: budget,
    besides: countedApart,
  }))
  return [...FLAVOUR_BUDGETS[flavour], ...ofBlocks]
}
