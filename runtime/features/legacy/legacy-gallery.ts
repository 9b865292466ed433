import { objectIn, type ReadData } from './read-data'

/** Classes of the newer gallery sections, and the design of each. */
const SECTIONS: Readonly<Record<string, string>> = {
  'gallery-grid': 'grid',
  'gallery-masonry': 'autocolumns',
  'gallery-strips': 'autorows',
  'gallery-slideshow': 'slideshow',
  'gallery-fullscreen-slideshow': 'slideshow',
  'gallery-reel': 'slider',
}

const SECTION = `:is(${Object.keys(SECTIONS).map(name => `.${name}`)}):is([data-controller], [data-props])`

/** A product block shows its images itself. */
const PRODUCT = '.ProductItem-gallery:not(.sqs-block-product *)'

/** Galleries outside any block: those of page sections and of product pages. */
export const GALLERIES = `${SECTION}, ${PRODUCT}`

/** Minimum width of a gallery section's column, in px. */
const MIN_COLUMN = 160

/** Reads a gallery's layout from its markup. */
export const galleryData: ReadData = carrier => {
  if (carrier.matches(SECTION)) return sectionData(carrier as HTMLElement)
  if (carrier.matches(PRODUCT)) return productData(carrier)
  const container = carrier.matches(CONTAINER) ? carrier : carrier.querySelector(CONTAINER)
  return container ? containerData(container) : undefined
}

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

/** Reads a gallery's settings from its container's classes, which remain when the block's data is lost. */
function containerData(container: Element): object {
  const classes = container.className
  const valueIn = (name: string): string | undefined =>
    new RegExp(`(?:^|\\s)sqs-gallery-${name}(\\S+)`).exec(classes)?.[1]
  const has = (name: string): boolean => new RegExp(`(?:^|\\s)sqs-gallery-${name}(?:\\s|$)`).test(classes)
  return {
    design: valueIn('block-(?=grid|slide|stacked)'),
    controls: has('has-controls'),
    thumbnails: has('has-thumbnails'),
    showMeta: has('block-show-meta'),
    showMetaOnlyTitle: has('block-meta-only-title'),
    showMetaOnlyDescription: has('block-meta-only-description'),
    metaPosition: valueIn('block-meta-position-'),
    thumbnailsPerRow: count(valueIn('thumbnails-per-row-')),
    'aspect-ratio': valueIn('aspect-ratio-'),
    legacy: true,
    counter: container.querySelector('.current-index, .total-slides') !== null,
  }
}

const propsOf = ({ dataset }: HTMLElement): Record<string, unknown> => objectIn(dataset.props)

/** A non-negative number, or a string of one. */
function count(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value
  return typeof number === 'number' && number >= 0 && Number.isFinite(number) ? number : undefined
}
