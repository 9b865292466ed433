import type { ViewModule } from '../site/view-modules'
import type { PAGE_BLOCK_TYPES } from './block-types'

/**
 * A block's manifest in `block.ts`: the source for the build, the budgets, the QA site and the documentation.
 */
export interface BlockManifest {
  /** The block's unique name in menus and tables. */
  readonly title: string
  /** The heading under which overviews list the block; 'More' by default. */
  readonly group?: BlockGroup
  /** One line for menus and tables, in Markdown. */
  readonly description: string
  /** The experience without JavaScript, in Markdown. */
  readonly withoutScripts: string
  /** The style sheet reserves the box of an element whose content is in its JSON only. */
  readonly reservesBox?: true
  /** The maximum size, in brotli bytes, that the block may add to a page with the shared chunks. */
  readonly budget: number
  /** High-priority blocks are listed in boot.js; the others in `core`, which loads first. */
  readonly priority?: 'high'
  /** Additional bundles from the folder, by the name that pages request. */
  readonly entries?: Readonly<Record<string, string>>
  /** The code of variants that only some elements of the block show, by the name of the lazy chunk. */
  readonly variants?: Readonly<Record<string, BlockVariant>>
  /** The lazy chunk that the block loads on its first use; boot.js requests it if that comes before the block is up. */
  readonly firstUse?: string
  /**
   * The events that the block fires besides `mount`, `ready` and `error`, without `ashlar:`. The interface `NAMEEvents`
   * beside the manifest has their details.
   */
  readonly events?: readonly string[]
  /** The view that the block renders: a collection that the page names by `data-ashlar`, or a class of its body. */
  readonly view?: ViewModule
  readonly legacy?: LegacyMarkup
  /** The block's examples on the QA site; blocks without examples have pages in `demo/server/pages/qa/examples`. */
  readonly examples?: readonly BlockExample[]
}

/** Blocks that readers look for together. */
export type BlockGroup =
  | 'Pictures and media'
  | 'Text and layout'
  | 'Forms and dialogs'
  | 'Shop'
  | 'Lists and dates'
  | 'Places and bookings'
  | 'Notices and consent'
  | 'Site and sharing'

/** The code of one variant of a block: a lazy chunk that is requested together with the block's bundle. */
export interface BlockVariant {
  /** Strings of which one is in the JSON of the elements that need it; the block imports it itself if none is. */
  readonly values: readonly string[]
  /** The maximum size in brotli bytes, besides the block and the shared chunks. */
  readonly budget: number
  /** `high`: boot.js requests it itself if `design` in the JSON is one of `values`, without waiting for `core`. */
  readonly priority?: 'high'
}

/** An example of the block's markup, for the QA site. */
export interface BlockExample {
  readonly title: string
  readonly note: string
  /** The HTML, exactly as a server would send it. */
  readonly source: string
}

/** The markup of the block on exported sites. */
export interface LegacyMarkup {
  /** The numbers in `data-block-type`, by their names in the specification. */
  readonly types: readonly (keyof typeof PAGE_BLOCK_TYPES)[]
  /**
   * The names in the class `sqs-block-NAME` and in `data-sqsp-block`, if they differ from the block's name.
   */
  readonly names?: readonly string[]
  /** A selector that the element must match as well. */
  readonly onlyWhere?: string
  /** A selector of additional elements that carry the block. */
  readonly carriers?: string
  /** A selector of the block's own markup, for pages that have lost the surrounding element. */
  readonly bare?: string
  /** A selector of the block's own markup in a slide of a gallery. */
  readonly inSlides?: string
  /** The block loads its own images; otherwise images load like the rest of the page's. */
  readonly ownsImages?: true
  /** For nested bare markup, the block of higher precedence is matched first; 0 by default. */
  readonly precedence?: number
}
