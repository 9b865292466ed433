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

/** The chunks that blocks share. A block's own bytes are its entry and its other imports. */
export const SHARED = [
  'core',
  'context',
  'features',
  'visitor',
  'timing',
  'react',
  'kit',
  'overlays',
  'open-lightbox',
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
  'controls',
  'rolldown-runtime',
]

const blocks = await readBlocks()

const BOOT = { what: 'boot', chunks: ['boot'], limit: 2125, alone: true, note: 'one request, no style sheet' }

/** The image loader. A page loads it once for all its galleries. */
const PICTURES = {
  what: 'image loader',
  chunks: ['pictures', 'picture'],
  limit: 4850,
  note: 'shared by image, gallery and product',
}

/** The frame of a server-rendered form. */
const FORMS = {
  what: 'forms',
  chunks: ['forms'],
  limit: 4020,
  note: 'shared by form and newsletter',
}

/** The look of a form's controls. */
const CONTROLS = {
  what: 'form controls',
  chunks: ['controls'],
  limit: 1700,
  note: 'shared by form, newsletter, donation and product-reviews',
}

/** The chunk that boot requests with the first block, and on every page with a context. */
const CORE = {
  what: 'core',
  chunks: ['core'],
  limit: 5440,
  alone: true,
  note: 'one request, on every page with a block or a context',
}

/** The files that boot also requests on pages with a context; forms need the second one, too. */
const FEATURES = {
  what: 'features',
  chunks: ['features', 'context'],
  limit: 3235,
  note: 'on pages with a context',
}

/** Waits for consent, and stores drafts. */
const VISITOR = { what: 'visitor', chunks: ['visitor'], limit: 680, note: 'consent, drafts and videos' }

/** Stores the visitor's choice, and starts the cookie banner. */
const CONSENT = { what: 'consent', chunks: ['consent'], limit: 2560, note: 'on pages that ask for consent' }

/** Stores a choice, records it, and deletes tracking cookies. */
const CHOICE = { what: 'choice of consent', chunks: ['choice-effects', 'tracking'], limit: 1150 }

/** Visit statistics, without the library that measures web vitals. */
const MEASURING = {
  what: 'visit statistics',
  chunks: ['measure', 'measure-page'],
  limit: 5000,
  note: 'the second after consent',
}

/** The one modal, without its focus trap, which is lazy. */
const MODAL = {
  what: 'modal',
  chunks: ['modal'],
  limit: 1320,
  note: 'shared by all overlays',
}

/** The files that a gallery requests before the first click on a picture. Gestures, zoom and captions load on use. */
const LIGHTBOX = {
  what: 'lightbox, before the first click',
  chunks: ['lightbox', 'open-part', 'overlays', 'modal', 'lightbox-opener', 'open-lightbox'],
  limit: 11_600,
  note: 'requested by a gallery whose pictures open',
}

/** Dates and time zones. */
const DATES = { what: 'dates', chunks: ['dates'], limit: 2500, note: 'shared by the blocks that show dates' }

/** The shared chunks of a store. */
const STORE = [
  { what: 'catalog', chunks: ['catalog'], limit: 1000, note: 'products and the cart' },
  { what: 'money', chunks: ['money'], limit: 2500, note: 'everything that shows a price' },
  { what: 'store settings', chunks: ['store-settings'], limit: 1000, note: 'products and the cart' },
  {
    what: 'cart',
    chunks: ['cart'],
    limit: 5000,
    note: 'cart-indicator, cart-page, cart-drawer and products',
  },
  { what: 'calls', chunks: ['calls'], limit: 3000, note: 'forms and the cart' },
]

const FLAVOUR_BUDGETS = {
  react: [
    BOOT,
    { what: 'React and react-dom', chunks: ['react'], limit: 43_300 },
    { what: 'kit', chunks: ['kit'], limit: 4_990 },
    PICTURES,
    FORMS,
    CONTROLS,
    CORE,
    FEATURES,
    VISITOR,
    CONSENT,
    CHOICE,
    MODAL,
    LIGHTBOX,
    MEASURING,
    DATES,
    ...STORE,
  ],
  lite: [
    BOOT,
    { what: 'Preact and kit', chunks: ['kit'], limit: 8_860 },
    PICTURES,
    FORMS,
    CONTROLS,
    CORE,
    FEATURES,
    VISITOR,
    CONSENT,
    CHOICE,
    MODAL,
    LIGHTBOX,
    MEASURING,
    DATES,
    ...STORE,
  ],
}

/**
 * Lists the budgets of a flavour, including its blocks'.
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
  const ofVariants = blocks.flatMap(({ name, variants = {} }) =>
    Object.entries(variants).map(([variant, { budget }]) => ({
      what: `variant ${variant}`,
      chunks: [variant],
      withImports: true,
      limit: budget,
      besides: [name, ...Object.keys(variants)],
    })),
  )
  return [...FLAVOUR_BUDGETS[flavour], ...ofBlocks, ...ofVariants]
}
