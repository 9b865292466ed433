import { parseJson } from '../../../src/data/core/json'

/** What a block's `data-block-json` would say, read from markup that says it in other places. */
export type ReadData = (carrier: Element) => object | undefined

/** The newer gallery sections, and the design that each becomes. */
const SECTIONS: Readonly<Record<string, string>> = {
  'gallery-grid': 'grid',
  'gallery-masonry': 'autocolumns',
  'gallery-strips': 'autorows',
  'gallery-slideshow': 'slideshow',
  'gallery-fullscreen-slideshow': 'slideshow',
  'gallery-reel': 'slider',
}

const SECTION = `:is(${Object.keys(SECTIONS).map(name => `.${name}`)}):is([data-controller], [data-props])`

/** A product block shows its own pictures. */
const PRODUCT = '.ProductItem-gallery:not(.sqs-block-product *)'

/** Galleries that no block carries: of a section of the page, and of a product's page. */
export const GALLERIES = `${SECTION}, ${PRODUCT}`

const DETAILS = '.ProductItem-details:has(.sqs-add-to-cart-button)'

/** Where a product's choice, quantity and button stand that no block carries: on its own page, or anywhere. */
export const PRODUCTS = `${DETAILS}, :not(.ProductItem-details *, .sqs-block-product *):has(> .sqs-add-to-cart-button-wrapper)`

/** The narrowest column that a section of many gets, in px. */
const MIN_COLUMN = 160

/** Reads how a gallery is laid out, where no JSON says so (B3 L86). */
export const galleryData: ReadData = carrier => {
  if (carrier.matches(SECTION)) return sectionData(carrier as HTMLElement)
  if (carrier.matches(PRODUCT)) return productData(carrier)
  const container = carrier.matches(CONTAINER) ? carrier : carrier.querySelector(CONTAINER)
  return container ? containerData(container) : undefined
}

/** Reads that a click on an image block's picture enlarges it. */
export const imageData: ReadData = carrier => {
  const button = carrier.querySelector<HTMLElement>('button.lightbox')
  if (!button) return undefined
  const { image, src } = button.querySelector('img')?.dataset ?? {}
  return {
    lightbox: true,
    lightboxTheme: button.dataset.lightboxTheme ?? 'dark',
    lightboxSource: image || src,
  }
}

/** Reads where a newer map block stands and how it looks. */
export const mapData: ReadData = carrier =>
  objectIn(carrier.querySelector<HTMLElement>('[data-context]')?.dataset['context'])

function sectionData(section: HTMLElement): object {
  const { dataset, clientWidth } = section
  const props = propsOf(section)
  const [, design] = Object.entries(SECTIONS).find(([name]) => section.classList.contains(name)) ?? []
  const columns = count(props.numColumns ?? dataset.columns)
  const gutter = count(props.gutter ?? dataset.gutter)
  const shape = props.aspectRatio ?? dataset.aspectRatio
  return {
    design,
    ...(columns && {
      thumbnailsPerRow: columns,
      columnWidth: Math.max(MIN_COLUMN, Math.floor((clientWidth - (columns - 1) * (gutter ?? 0)) / columns)),
    }),
    ...(gutter !== undefined && { padding: gutter, gutter }),
    ...(typeof shape === 'string' && { 'aspect-ratio': shape }),
    squareThumbs: shape === 'square',
    showMeta: dataset.showCaptions !== 'false',
    lightbox: (props.lightboxEnabled ?? dataset.lightbox === 'true') === true,
  }
}

function productData(gallery: Element): object {
  return {
    design: 'slideshow',
    thumbnails: gallery.querySelector('.ProductItem-gallery-thumbnails') !== null,
    lightbox: gallery.querySelector('.gallery-lightbox') !== null,
  }
}

const CONTAINER = '.sqs-gallery-container'

/** What the classes of a gallery's container say: all that is left of a block that has lost its data. */
function containerData(container: Element): object {
  const classes = container.className
  const said = (name: string): string | undefined =>
    new RegExp(`(?:^|\\s)sqs-gallery-${name}(\\S+)`).exec(classes)?.[1]
  const has = (name: string): boolean => new RegExp(`(?:^|\\s)sqs-gallery-${name}(?:\\s|$)`).test(classes)
  return {
    design: said('block-(?=grid|slide|stacked)'),
    controls: has('has-controls'),
    thumbnails: has('has-thumbnails'),
    showMeta: has('block-show-meta'),
    showMetaOnlyTitle: has('block-meta-only-title'),
    showMetaOnlyDescription: has('block-meta-only-description'),
    metaPosition: said('block-meta-position-'),
    thumbnailsPerRow: count(said('thumbnails-per-row-')),
    'aspect-ratio': said('aspect-ratio-'),
    legacy: true,
    counter: container.querySelector('.current-index, .total-slides') !== null,
  }
}

const propsOf = ({ dataset }: HTMLElement): Record<string, unknown> => objectIn(dataset.props)

function objectIn(json = '{}'): Record<string, unknown> {
  try {
    // What is no object has no fields.
    return Object(parseJson(json))
  } catch {
    // The same stands in attributes of their own.
    return {}
  }
}

/** A number from 0 up, or the digits of one. */
function count(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value
  return typeof number === 'number' && number >= 0 && Number.isFinite(number) ? number : undefined
}
