import { existsSync } from 'node:fs'

/** A file that several bundles share. */
interface Chunk {
  readonly name: string
  /** Folders whose own files belong to the chunk, without their subfolders. */
  readonly folders: readonly string[]
  /** The entry of a block whose variants are chunks: it stays apart from them, with what it imports itself. */
  readonly entry?: string
  /** Packages that belong to the chunk. */
  readonly packages?: RegExp
  /** `false` leaves out the comment that lets Chromium compile the file while it loads: 29 bytes. */
  readonly compileHint?: false
}

/** A chunk in the bundler's format. */
interface ChunkGroup {
  readonly name: string
  readonly test: (id: string) => boolean
}

/**
 * The chunks, each a folder or a few of them, because their files load together. A module belongs to the first chunk that
 * matches it, along with the modules that only it imports. The bundler places the modules of other folders.
 */
export const CHUNKS: readonly Chunk[] = [
  // Loaded on every page with a block or a context. First, or the kit would contain what it shares with the runtime, and
  // React with it. One file, because each file is another request.
  {
    name: 'core',
    folders: [
      'src/data/core',
      'src/dom/core',
      'src/site/core',
      'src/locale/core',
      'src/media/core',
      'runtime/page',
      'runtime/core',
      'runtime/core/loading',
      'blocks/kit/tokens',
    ],
    compileHint: false,
  },
  // For work that waits, in browsers of any kind: lightboxes, features, players.
  { name: 'timing', folders: ['src/dom/timing'] },
  // Modules that features share with blocks that read the context.
  { name: 'context', folders: ['src/calls/core', 'src/site/slices', 'src/visitor/core'] },
  // The table of the features, on pages with a context.
  { name: 'features', folders: ['runtime/core/features'] },
  // Shared by features and blocks that wait for consent, keep a draft or play a video.
  { name: 'visitor', folders: ['src/visitor/waiting', 'src/data/storage', 'src/media/stores'] },
  // Requested together with the translations of the page's language.
  { name: 'translator', folders: ['src/locale/translator'] },
  // One stack for all overlays.
  { name: 'overlays', folders: ['src/overlays/escape', 'src/overlays/dialogs'] },
  // Apart, or every lightbox would load them with the page's context.
  { name: 'dialog-requests', folders: ['src/overlays/dialog-requests', 'src/calls/dialog-answers'] },
  // One lightbox for a page, opened by galleries, links and images.
  { name: 'open-lightbox', folders: ['src/media/lightbox'] },
  // For developers: the panel, and advice in the console of a local host.
  { name: 'debug', folders: ['runtime/features/debug'] },
  { name: 'popup-record', folders: ['src/overlays/popup-record', 'src/site/page-types'] },
  // Loaded only after the visitor has agreed to statistics.
  { name: 'web-vitals', folders: [], packages: /node_modules\/web-vitals\// },
  // Adoption of exported markup: for whole pages and for collection views.
  { name: 'legacy', folders: ['runtime/features/legacy'] },
  { name: 'views', folders: ['runtime/views/shared'] },
  // Shared by statistics, by blocks that report to them, and by the choice, which deletes their cookies.
  { name: 'tracking', folders: ['src/visitor/tracking'] },
  // Waits for consent, and deletes the visitor's ids without it.
  { name: 'measure', folders: ['src/visitor/measure', 'runtime/features/measure'] },
  // Read by forms and by statistics: separate, or a form would load the statistics.
  { name: 'page-part', folders: ['src/site/page-part'] },
  // Loaded after the visitor has agreed.
  { name: 'measure-page', folders: ['src/visitor/measure-page', 'runtime/features/measure/page'] },
  { name: 'fonts', folders: ['runtime/features/fonts', 'src/site/fonts'] },
  { name: 'react', folders: [], packages: /node_modules\/(react|react-dom|scheduler)\// },
  // Before pictures, which would otherwise contain Preact.
  {
    name: 'kit',
    folders: [
      'blocks/kit/element',
      'blocks/kit/ui/base',
      'blocks/kit/ui/button',
      'src/data/fields',
      'src/data/zod-mini',
    ],
    packages: /node_modules\/(@r2wc|preact)\/[^?]*$/,
  },
  // Separate from its React component: runtime features use it without React.
  { name: 'pictures', folders: ['src/media/images'], compileHint: false },
  { name: 'picture', folders: ['blocks/kit/ui/picture'], compileHint: false },
  { name: 'player', folders: ['src/media/player'] },
  // First what every gallery needs. A grid loads neither of the others; the layouts import the buttons of a slideshow.
  { name: 'gallery', folders: [], entry: 'blocks/gallery/gallery.ts' },
  { name: 'gallery-slideshow', folders: ['blocks/gallery/designs/slideshow'], compileHint: false },
  { name: 'gallery-layouts', folders: ['blocks/gallery/designs/layouts'], compileHint: false },
  // Preloaded with the lightbox; what a visitor uses of it loads later, and shares these modules.
  { name: 'open-part', folders: ['blocks/lightbox/opening'] },
  // One modal for all overlays.
  { name: 'modal', folders: ['blocks/kit/ui/modal'] },
  // Loaded when a modal with a focus trap opens.
  { name: 'focus-trap', folders: ['src/dom/focus'], packages: /node_modules\/(focus-trap|tabbable)\// },
  { name: 'third-party', folders: ['blocks/kit/ui/third-party'] },
  { name: 'booking', folders: ['blocks/kit/ui/booking'] },
  // Forms load it on first use, the cart immediately.
  { name: 'calls', folders: ['src/calls/client'], packages: /node_modules\/js-cookie\// },
  { name: 'dates', folders: ['src/locale/dates', 'src/calls/calendar-events'] },
  // Shared by products and the cart: a product's page loads the cart with the first item.
  { name: 'catalog', folders: ['src/commerce/catalog', 'src/calls/subscription'] },
  // Runtime features read it without React.
  { name: 'store-settings', folders: ['src/site/store-settings'] },
  // Exported pages hide the links to a cart that does not exist.
  { name: 'closure', folders: ['src/commerce/closure'] },
  { name: 'money', folders: ['src/locale/money', 'src/commerce/price'] },
  // One store for every block that shows or changes the cart.
  { name: 'cart', folders: ['src/commerce/cart', 'blocks/kit/ui/cart'] },
  // The look of every form's controls.
  { name: 'controls', folders: ['blocks/kit/form/controls'], compileHint: false },
  // Form and newsletter load it immediately; the rest is loaded on first use.
  { name: 'forms', folders: ['blocks/kit/form/frame', 'src/forms/fields'] },
]

/** Lists the chunks of a flavour. Preact is part of the kit and has no file of its own. */
export function chunkGroups(flavour: string | undefined): ChunkGroup[] {
  return CHUNKS.filter(({ name }) => flavour !== 'lite' || name !== 'react').map(chunkGroup)
}

function chunkGroup({ name, folders, entry, packages }: Chunk): ChunkGroup {
  for (const path of [...folders, ...(entry ? [entry] : [])]) {
    if (!existsSync(path)) throw new Error(`runtime/build/chunks.ts: chunk ${name}: no ${path}`)
  }
  const isInFolder = (id: string): boolean => folders.some(folder => folderOf(id).endsWith(`/${folder}`))
  const isEntry = (id: string): boolean =>
    entry !== undefined && id.replaceAll('\\', '/').endsWith(`/${entry}`)
  return { name, test: id => isInFolder(id) || isEntry(id) || packages?.test(id) === true }
}

/** Returns the folder of a module; `undefined` for an id with a query, such as boot's own copy of a module. */
const folderOf = (id: string): string =>
  id.includes('?') ? '' : id.replaceAll('\\', '/').replace(/\/[^/]*$/, '')
