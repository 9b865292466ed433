import { SEARCH_RESULTS_CLASS } from '../../../src/site/search-results-class'
import { COMPONENT_BLOCK_TYPE, PAGE_BLOCK_TYPES } from '../../../src/spec/block-types'
import { GALLERIES, galleryData, imageData, mapData, PRODUCTS, type ReadData } from './legacy-data'
import { marqueeData } from './legacy-marquee'

/** A kind of block in exported markup, and the block that replaces it. */
export interface LegacyKind {
  readonly block: string
  /** The elements that carry the block, with its data, if any, in `data-block-json`. */
  readonly selector: string
  /** The block's inner markup, on pages that have lost the carrier around it. */
  readonly bare: string | undefined
  /** The block's inner markup in the slides of galleries, which has no carrier. */
  readonly inSlides: string | undefined
  /** Reads the data of a carrier without `data-block-json`. */
  readonly readData: ReadData | undefined
  /** The block loads its images itself; other blocks' images load like those of the page. */
  readonly ownsImages: boolean
}

interface Row {
  /** Names of its values of `data-block-type`. */
  readonly types: readonly (keyof typeof PAGE_BLOCK_TYPES)[]
  /** Names in the class `sqs-block-NAME` and in newer components, if they differ from the block's. */
  readonly names?: readonly string[]
  /** Selector that such an element must match as well. */
  readonly onlyWhere?: string
  /** Other elements that carry the block. */
  readonly carriers?: string
  readonly bare?: string
  readonly inSlides?: string
  readonly readData?: ReadData
  readonly ownsImages?: true
}

/** Kinds of exported blocks by the block that replaces them [CTX-02]. */
const ROWS: Readonly<Record<string, Row>> = {
  image: { types: ['image'], names: ['image', 'imageFluid'], readData: imageData, ownsImages: true },
  video: { types: ['video'], inSlides: '.sqs-video-wrapper, .sqs-native-video', ownsImages: true },
  // Moving a loaded embed would load it again.
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
  // Newer pages name it in the component's definition only.
  shape: { types: ['shape'], carriers: '[data-definition-name="website.components.shape"]' },
  product: { types: ['product'], carriers: PRODUCTS },
  'menu-tabs': { types: ['menu'], names: ['menu'], bare: '.menu-wrapper:has(.menu-selector)' },
  // Moving a loaded frame would load it again.
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

/** The kinds with their selectors: by class, by number, and by the name of a newer component. */
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

/** Elements that contain the slides of a gallery. */
export const SLIDE_LISTS = `.sqs-gallery:not(.summary-item-list), ${GALLERIES}`

/** The element in a carrier that becomes the block's host; the carrier itself without one. */
export const CONTENT = ':scope > .sqs-block-content'

/**
 * Collection views by the classes of the page's body [ROLL-08]. Newer pages append the layout to the type:
 * `collection-type-blog-side-by-side`.
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
