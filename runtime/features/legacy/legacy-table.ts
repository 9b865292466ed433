import { SEARCH_RESULTS_CLASS } from '../../../src/site/view-modules'
import { COMPONENT_BLOCK_TYPE, PAGE_BLOCK_TYPES } from '../../../src/spec/block-types'
import { GALLERIES, galleryData, imageData, mapData, PRODUCTS, type ReadData } from './legacy-data'
import { marqueeData } from './legacy-marquee'

/** One kind of foreign markup, and the block that takes it over. */
export interface LegacyKind {
  readonly block: string
  /** The element that carries the block, with its data in `data-block-json` where it has any. */
  readonly selector: string
  /** The block's own markup, on a page that has lost the element around it. */
  readonly bare: string | undefined
  /** The block's own markup in a slide of a gallery, which needs no element around it. */
  readonly inSlides: string | undefined
  /** Reads the data of a carrier without `data-block-json`. */
  readonly readData: ReadData | undefined
  /** The block loads its pictures itself; in all others they load like those of the page. */
  readonly ownsImages: boolean
}

interface Row {
  /** The numbers of `data-block-type`, by their names. */
  readonly types: readonly (keyof typeof PAGE_BLOCK_TYPES)[]
  /** As the class `sqs-block-NAME` and newer components write it, where that is not the block's own name. */
  readonly names?: readonly string[]
  /** What else such an element must be like. */
  readonly onlyWhere?: string
  /** Elements of other classes that carry the block. */
  readonly carriers?: string
  readonly bare?: string
  readonly inSlides?: string
  readonly readData?: ReadData
  readonly ownsImages?: true
}

/** The kinds of block that pages are made of (B1 L7), by the block that each becomes. */
const ROWS: Readonly<Record<string, Row>> = {
  image: { types: ['image'], names: ['image', 'imageFluid'], readData: imageData, ownsImages: true },
  video: { types: ['video'], inSlides: '.sqs-video-wrapper, .sqs-native-video', ownsImages: true },
  // What an exported page shows already would be loaded again by a move.
  embed: {
    types: ['embed', 'soundcloud'],
    names: ['embed', 'soundcloud'],
    onlyWhere: ':not(:has(iframe, object, script, blockquote))',
  },
  map: { types: ['map'], readData: mapData },
  form: { types: ['form'], bare: '.form-wrapper:has(form[data-form-id])' },
  newsletter: { types: ['newsletter'], bare: '.newsletter-form-wrapper:has(form[data-form-id])' },
  donation: { types: ['donation'] },
  accordion: { types: ['accordion'], bare: '.accordion-items-container' },
  marquee: { types: ['marquee'], bare: '.Marquee', readData: marqueeData },
  button: { types: ['button'] },
  quote: { types: ['quote'] },
  'social-links': {
    types: ['socialLinks'],
    names: ['socialaccountlinks-v2', 'social-links', 'socialLinks'],
  },
  'member-area': { types: ['memberArea'], names: ['member-area', 'memberArea'] },
  gallery: {
    types: ['gallery', 'instagram'],
    names: ['gallery', 'instagram'],
    carriers: GALLERIES,
    readData: galleryData,
    // A summary lists its items in a container of the same class.
    bare: '.sqs-gallery-container:not(.summary-item-list-container)',
    ownsImages: true,
  },
  summary: { types: ['summaryV2'], names: ['summary', 'summary-v2'] },
  audio: { types: ['audio'] },
  'tour-dates': { types: ['tourDates'], names: ['tour-dates', 'tourdates'] },
  calendar: { types: ['calendar'] },
  chart: { types: ['chart'] },
  search: { types: ['search'] },
  archive: { types: ['archive'] },
  // Newer pages say it in the name of the component only.
  shape: { types: ['shape'], carriers: '[data-definition-name="website.components.shape"]' },
  product: { types: ['product'], carriers: PRODUCTS },
  'menu-tabs': { types: ['menu'], names: ['menu'], bare: '.menu-wrapper:has(.menu-selector)' },
  // A frame that an exported page shows already would be loaded again by a move.
  reservation: {
    types: ['opentable', 'opentableV2', 'scheduling'],
    names: ['opentable', 'opentable-v2', 'acuity', 'scheduling', 'reservation'],
    onlyWhere: ':not(:has(iframe))',
  },
  'table-booking': {
    types: ['tock'],
    names: ['tock', 'table-booking'],
    onlyWhere: ':not(:has(iframe))',
  },
}

/** The kinds as the page is asked for them: by class, by number, and by the name of a newer component. */
export const LEGACY_KINDS: readonly LegacyKind[] = Object.entries(ROWS).map(
  ([
    block,
    { types, names = [block], onlyWhere = '', carriers, bare, inSlides, readData, ownsImages = false },
  ]) => ({
    block,
    selector: [
      ...(carriers ? [carriers] : []),
      ...[
        ...names.map(name => `.sqs-block-${name}`),
        ...types.map(type => `[data-block-type="${PAGE_BLOCK_TYPES[type]}"]`),
        ...names.map(name => `[data-block-type="${COMPONENT_BLOCK_TYPE}"][data-sqsp-block="${name}"]`),
      ].map(carrier => carrier + onlyWhere),
    ].join(),
    bare,
    inSlides,
    readData,
    ownsImages,
  }),
)

/** What holds the slides of a gallery. */
export const SLIDE_LISTS = `.sqs-gallery:not(.summary-item-list), ${GALLERIES}`

/** Where a block stands inside the element that carries it; the element itself where nothing fits. */
export const CONTENT = ':scope > .sqs-block-content'

/**
 * The views of a collection that need a module of their own (B2 L53), as the page's body says them. Newer
 * pages write the layout behind the type: `collection-type-blog-side-by-side`.
 */
export const COLLECTION_VIEWS: Readonly<Record<string, string>> = {
  '[class*="collection-type-products"].view-list': 'product-list',
  '[class*="collection-type-products"].view-item': 'product-item',
  '[class*="collection-type-blog"].view-list': 'blog-list',
  '[class*="collection-type-gallery"].view-list': 'gallery-list',
  '[class*="collection-type-events"].view-list': 'events-list',
  '[class*="collection-type-events"].view-calendar': 'events-calendar',
  [`.${SEARCH_RESULTS_CLASS}`]: 'search-page',
}
