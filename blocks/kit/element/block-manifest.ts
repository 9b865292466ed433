import type { PAGE_BLOCK_TYPES } from '../../../src/spec/block-types'

/** What a block's `block.ts` declares: everything that the build, the budgets, the QA site and the documentation know about it. */
export interface BlockManifest {
  /** The name in menus and tables; no other block has it. */
  readonly title: string
  /** One line for menus and tables, in Markdown. */
  readonly description: string
  /** What a visitor gets without JavaScript, in Markdown. */
  readonly withoutScripts: string
  /** The page that documents the block, from the root; by default the `README.md` of its folder. */
  readonly documentation?: string
  /** The most bytes that the block may add to a page that has the shared chunks, brotli. */
  readonly budget: number
  /** Imported chunks that a budget of their own counts. */
  readonly countedApart?: readonly string[]
  /** Blocks of high priority are listed in boot.js; the others in `core`, which loads first. */
  readonly priority?: 'high'
  /** Lazy chunks that nearly every page with the block needs, requested together with it. */
  readonly companions?: readonly string[]
  /** The chunk of the runtime that loads the block by itself, so that boot need not request it. */
  readonly loadedBy?: string
  /** `false` leaves out the comment that lets Chromium compile the file while it loads: 29 bytes. */
  readonly compileHint?: false
  /** `false` leaves the imports of lazy chunks to be discovered one after another, which takes fewer bytes. */
  readonly parallelImports?: false
  /** Further bundles from the folder, by the name that pages ask for. */
  readonly entries?: Readonly<Record<string, string>>
  /** The events that the block fires besides `mount`, `ready` and `error`, without `ashlar:`. */
  readonly events?: readonly string[]
  readonly legacy?: LegacyMarkup
  /** The block's page on the QA site; blocks without examples have pages in `demo/server/pages/qa`. */
  readonly examples?: readonly BlockExample[]
}

/** One way to write the block into a page, for the QA site. */
export interface BlockExample {
  readonly title: string
  readonly note: string
  /** The HTML, exactly as a server would send it. */
  readonly source: string
}

/** How an exported site marks up the block. */
export interface LegacyMarkup {
  /** The numbers in `data-block-type`, by their names in the specification. */
  readonly types: readonly (keyof typeof PAGE_BLOCK_TYPES)[]
  /** The names in the class `sqs-block-NAME` and in `data-sqsp-block`, if they differ from the block's. */
  readonly names?: readonly string[]
  /** A selector that such an element must match, too. */
  readonly onlyWhere?: string
  /** A selector of further elements that carry the block. */
  readonly carriers?: string
  /** A selector of the block's own markup, for pages that have lost the element around it. */
  readonly bare?: string
  /** A selector of the block's own markup in a slide of a gallery. */
  readonly inSlides?: string
  /** The block loads its images itself; those of other blocks load like those of the page. */
  readonly ownsImages?: true
  /** Where bare markup is nested, the block of higher precedence is found first; 0 by default. */
  readonly precedence?: number
}
