import { COMPONENT_BLOCK_TYPE } from '../../../src/spec/block-types'
import { chartData } from './legacy-chart'
import { GALLERIES, galleryData } from './legacy-gallery'
import { marqueeData } from './legacy-marquee'
import { objectIn, type ReadData } from './read-data'

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

/** How pages mark up a block; `block.ts` of its folder declares it. */
export interface LegacyMarkup {
  /** Its values of `data-block-type`. */
  readonly types: readonly number[]
  /** Names in the class `sqs-block-NAME` and in newer components, if they differ from the block's. */
  readonly names?: readonly string[]
  /** Selector that such an element must match as well. */
  readonly onlyWhere?: string
  /** Other elements that carry the block. */
  readonly carriers?: string
  readonly bare?: string
  readonly inSlides?: string
  readonly ownsImages?: true
}

/** Reads a newer map block's location and style. */
const mapData: ReadData = carrier =>
  objectIn(carrier.querySelector<HTMLElement>('[data-context]')?.dataset['context'])

const DETAILS = '.ProductItem-details:has(.sqs-add-to-cart-button)'

/** Elements in products that are blocks by their tag, which have the same classes. */
const OWN = 'ashlar-product *, [data-ashlar=product] *'

/** A product's options, quantity and button outside any block: on its own page, or anywhere. */
const PRODUCTS = `${DETAILS}, :not(.ProductItem-details *, .sqs-block-product *, ${OWN}):has(> .sqs-add-to-cart-button-wrapper)`

/** Reads an image block's lightbox settings from its button. */
const imageData: ReadData = carrier => {
  const button = carrier.querySelector<HTMLElement>('button.lightbox')
  if (!button) return undefined
  const { image, src } = button.querySelector('img')?.dataset ?? {}
  return {
    lightbox: true,
    lightboxTheme: button.dataset.lightboxTheme ?? 'dark',
    lightboxSource: image || src,
  }
}

/** Readers of blocks whose markup holds their data elsewhere than in `data-block-json`. */
const READERS: Readonly<Record<string, ReadData>> = {
  chart: chartData,
  image: imageData,
  map: mapData,
  marquee: marqueeData,
  gallery: galleryData,
}

/** Carriers without the block's class. */
const CARRIERS: Readonly<Record<string, string>> = { gallery: GALLERIES, product: PRODUCTS }

/** The kinds with their selectors: by class, by number, and by the name of a newer component. */
export const legacyKinds = (blocks: Readonly<Record<string, LegacyMarkup>>): LegacyKind[] =>
  Object.entries(blocks).map(
    ([block, { types, names = [block], onlyWhere = '', carriers, bare, inSlides, ownsImages = false }]) => ({
      block,
      selector: [
        ...[carriers ?? CARRIERS[block] ?? []].flat(),
        ...[
          ...names.map(name => `.sqs-block-${name}`),
          ...types.map(type => `[data-block-type="${type}"]`),
          ...names.map(name => `[data-block-type="${COMPONENT_BLOCK_TYPE}"][data-sqsp-block="${name}"]`),
        ].map(carrier => carrier + onlyWhere),
      ].join(),
      bare,
      inSlides,
      readData: READERS[block],
      ownsImages,
    }),
  )
