import { readBlocks } from '../../runtime/build/blocks.ts'

/**
 * @typedef {object} Budget
 * @property {string} what
 * @property {string[]} chunks the chunks counted, by name, without their hash
 * @property {number} limit in bytes, brotli 11
 * @property {boolean} [withImports] counts everything the chunks import statically, too
 * @property {boolean} [withShared] counts the shared chunks among them, too
 * @property {string[]} [besides] imported chunks that a budget of their own counts
 * @property {number} [requests] the maximum number of files
 * @property {boolean} [alone] allows no import: one request
 * @property {string} [note]
 */

/** The chunks that blocks share. A block's own bytes are its entry and its other imports. */
export const SHARED = [
  'rolldown-runtime',
  'visitor',
  'third-party',
  'core',
  'features',
  'kit',
  'page',
  'modal',
  'pictures',
  'picture',
  'player',
  'calls',
  'dates',
  'commerce',
  'cart',
  'controls',
  'forms',
]

const blocks = await readBlocks()

/** Shared by both flavours. */
const COMMON = [
  { what: 'boot', chunks: ['boot'], limit: 2730, alone: true, note: 'one request, no style sheet' },
  {
    what: 'core',
    chunks: ['core'],
    limit: 6000,
    note: 'on every page with a block or a context',
  },
  {
    what: 'features',
    chunks: ['features'],
    limit: 5100,
    note: 'on pages with a context: the table of features, and consent',
  },
  { what: 'choice of consent', chunks: ['choice-effects'], limit: 1000 },
  { what: 'page', chunks: ['page'], limit: 2000, note: 'overlays and videos' },
  {
    what: 'visit statistics',
    chunks: ['measure', 'measure-page'],
    limit: 5000,
    note: 'the second after consent, without the library that measures web vitals',
  },
  {
    what: 'image loader',
    chunks: ['pictures', 'picture'],
    limit: 5050,
    note: 'shared by image, gallery and product',
  },
  { what: 'modal', chunks: ['modal'], limit: 1320, note: 'shared by all overlays' },
  {
    what: 'lightbox, before the first click',
    chunks: ['lightbox', 'page', 'modal', 'gallery-lightbox'],
    limit: 11_600,
    note: 'requested by a gallery whose pictures open',
  },
  { what: 'forms', chunks: ['forms'], limit: 4100, note: 'shared by form and newsletter' },
  { what: 'form in use', chunks: ['form-running'], limit: 9600, note: 'once a visitor uses a form' },
  {
    what: 'form controls',
    chunks: ['controls'],
    limit: 1700,
    note: 'shared by form, newsletter, donation and product-reviews',
  },
  { what: 'calls', chunks: ['calls'], limit: 3500, note: 'forms in use, and the cart' },
  { what: 'dates', chunks: ['dates'], limit: 2500, note: 'shared by the blocks that show dates' },
  { what: 'commerce', chunks: ['commerce'], limit: 4000, note: 'everything that shows a price' },
  {
    what: 'cart',
    chunks: ['cart'],
    limit: 5000,
    note: 'cart-indicator, cart-page, cart-drawer and products',
  },
]

/** The pages of the benchmark: what they request before a click, the lightbox apart. */
const PAGES = [
  {
    name: 'gallery',
    chunks: ['boot', 'gallery', 'gallery-slideshow'],
    limits: { react: 92_300, lite: 42_000 },
    requests: 10,
  },
  {
    name: 'content',
    chunks: ['boot', 'accordion', 'menu-tabs', 'marquee', 'cookie-banner', 'features'],
    limits: { react: 95_000, lite: 43_800 },
    requests: 9,
  },
  { name: 'form', chunks: ['boot', 'form'], limits: { react: 86_000, lite: 34_500 }, requests: 9 },
]

const KITS = {
  react: { what: 'React and kit', chunks: ['kit'], limit: 69_500 },
  lite: { what: 'Preact and kit', chunks: ['kit'], limit: 17_500 },
}

/**
 * Lists the budgets of a flavour, including its blocks'.
 *
 * @param {'react' | 'lite'} flavour
 * @returns {Budget[]}
 */
export function budgetsOf(flavour) {
  const ofBlocks = blocks.map(({ name, budget }) => ({
    what: `block ${name}`,
    chunks: [name],
    withImports: true,
    limit: budget,
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
  const ofPages = PAGES.map(({ name, chunks, limits, requests }) => ({
    what: `page ${name}`,
    chunks,
    withImports: true,
    withShared: true,
    limit: limits[flavour],
    requests,
  }))
  return [KITS[flavour], ...COMMON, ...ofPages, ...ofBlocks, ...ofVariants]
}
