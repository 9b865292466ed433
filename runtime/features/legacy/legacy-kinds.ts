import { COMPONENT_BLOCK_TYPE } from '../../../src/spec/block-types'
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

/** How pages mark up a block; `block.ts` of its folder declares it. */
export interface LegacyMarkup {
  /** The numbers of `data-block-type`. */
  readonly types: readonly number[]
  /** As the class `sqs-block-NAME` and newer components write it, where that is not the block's own name. */
  readonly names?: readonly string[]
  /** What else such an element must be like. */
  readonly onlyWhere?: string
  /** Elements of other classes that carry the block. */
  readonly carriers?: string
  readonly bare?: string
  readonly inSlides?: string
  readonly ownsImages?: true
}

/** Reads the data of blocks whose markup says it in other places than `data-block-json`. */
const READERS: Readonly<Record<string, ReadData>> = {
  image: imageData,
  map: mapData,
  marquee: marqueeData,
  gallery: galleryData,
}

/** Elements without a class of the block's that carry it. */
const CARRIERS: Readonly<Record<string, string>> = { gallery: GALLERIES, product: PRODUCTS }

/** The kinds as the page is asked for them: by class, by number, and by the name of a newer component. */
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
