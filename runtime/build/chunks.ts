import { existsSync } from 'node:fs'
import { relative } from 'node:path/posix'
import type { Rolldown } from 'vite'

/** A file that several bundles share, with what its modules import and no chunk before it has. */
interface Chunk {
  readonly name: string
  /** Folders whose own files belong to the chunk, without their subfolders, and single files. */
  readonly of: readonly string[]
  /** Packages that belong to the chunk. */
  readonly packages?: RegExp
}

/**
 * What loads together is one file. A module belongs to the first chunk that names it. The modules that none names are
 * placed by `laterChunk` or by the bundler.
 */
const CHUNKS: readonly Chunk[] = [
  // On every page with a block or a context. First, or the kit would contain what it shares with the runtime, and React
  // with it.
  {
    name: 'core',
    of: [
      'src/data/core',
      'src/dom/core',
      'src/site/core',
      'src/locale/core',
      'src/media/intercept-clicks.ts',
      'runtime/page',
      'runtime/core',
      'runtime/core/loading',
      'blocks/kit/tokens',
    ],
  },
  // On every page with a context: its settings, the table of the features, and consent.
  {
    name: 'features',
    of: [
      'runtime/core/features',
      'src/calls/core',
      'src/site/slices',
      'src/visitor/core',
      'runtime/features/consent',
    ],
  },
  // With the first block: React or Preact, and what every block uses of it.
  {
    name: 'kit',
    of: ['blocks/kit/element', 'blocks/kit/ui/base', 'blocks/kit/ui/icon-button.tsx', 'src/data/fields'],
    packages: /node_modules\/(react|react-dom|scheduler|preact|@r2wc|zod)\//,
  },
  // For features and blocks alike that wait for consent, keep a draft or report to the statistics.
  { name: 'visitor', of: ['src/visitor/when-consented.ts', 'src/data/storage.ts', 'src/site/page-part.ts'] },
  // For features and blocks alike, without React.
  {
    name: 'page',
    of: [
      'src/dom/timing',
      'src/media/single-video.ts',
      'src/media/lightbox',
      'src/overlays/escape-stack.ts',
      'src/overlays/dialogs',
    ],
  },
  // Requested with the translations of the page's language.
  { name: 'translator', of: ['src/locale/translator'] },
  { name: 'pictures', of: ['src/media/images'] },
  { name: 'picture', of: ['blocks/kit/ui/loaded-image.tsx'] },
  { name: 'player', of: ['src/media/player'] },
  // A grid loads neither of the other designs; these import the buttons of a slideshow.
  { name: 'gallery', of: ['blocks/gallery/gallery.ts'] },
  { name: 'gallery-lightbox', of: ['blocks/gallery/designs/lightbox-opener.ts'] },
  { name: 'gallery-slideshow', of: ['blocks/gallery/designs/slideshow'] },
  { name: 'gallery-layouts', of: ['blocks/gallery/designs/layouts'] },
  { name: 'modal', of: ['blocks/kit/ui/modal'] },
  { name: 'focus-trap', of: ['src/dom/contain-focus.ts'], packages: /node_modules\/(focus-trap|tabbable)\// },
  // Forms load it on first use, the cart immediately.
  {
    name: 'calls',
    of: ['src/calls/client', 'src/overlays/dialog-requests', 'src/calls/failure-dialog.ts'],
    packages: /node_modules\/js-cookie\//,
  },
  // The texts of failed calls, and the schema of answers without data.
  {
    name: 'failures',
    of: ['src/locale/load-failure.ts', 'src/locale/failure.messages.ts', 'src/calls/answers.ts'],
  },
  { name: 'dates', of: ['src/locale/dates', 'src/calls/calendar-event.ts'] },
  {
    name: 'commerce',
    of: [
      'src/locale/money',
      'src/commerce/price',
      'src/commerce/catalog',
      'src/calls/subscription',
      'src/site/store-settings',
      'src/commerce/closure.ts',
    ],
  },
  { name: 'cart', of: ['src/commerce/cart', 'blocks/kit/ui/use-cart.ts'] },
  { name: 'controls', of: ['blocks/kit/form/controls'] },
  {
    name: 'forms',
    of: ['blocks/kit/form/frame', 'src/forms/fields/field.schema.ts', 'src/forms/fields/field-types.ts'],
  },
  // Not with Google's maps.
  { name: 'leaflet', of: ['blocks/map/providers/leaflet.ts'] },
  // For developers: the panel, and advice in the console of a local host.
  { name: 'debug', of: ['runtime/features/debug'] },
  {
    name: 'third-party',
    of: [
      'blocks/kit/ui/use-third-party.ts',
      'src/visitor/consent/third-party-script.ts',
      'src/dom/trusted-code.ts',
    ],
  },
  // Shared by statistics, by blocks that report to them, and by the choice, which deletes their cookies.
  { name: 'tracking', of: ['src/visitor/tracking.ts', 'src/visitor/statistics/report-form.ts'] },
  // Waits for consent, and deletes the visitor's ids without it.
  { name: 'measure', of: ['src/visitor/visit-ids.ts', 'runtime/features/measure'] },
  // After consent.
  { name: 'measure-page', of: ['src/visitor/measure-page', 'runtime/features/measure/page'] },
  { name: 'web-vitals', of: [], packages: /node_modules\/web-vitals\// },
  // Adoption of exported markup: for whole pages, and for collection views.
  { name: 'legacy', of: ['runtime/features/legacy'] },
  { name: 'views', of: ['runtime/views/shared'] },
  { name: 'fonts', of: ['runtime/features/fonts', 'src/site/fonts.ts'] },
]

/** Folders of features that are one file each, `features-FOLDER`. */
const FEATURES = /^runtime\/features\/(commerce|media|text|third-party|visitor)\//

type Context = Parameters<Extract<Rolldown.CodeSplittingGroup['name'], CallableFunction>>[1]

/** Lists the chunks in the bundler's format. */
export const chunkGroups = (): Rolldown.CodeSplittingGroup[] => [
  ...CHUNKS.map(chunkGroup),
  // Without what they import, which other blocks load too.
  { name: laterChunk, includeDependenciesRecursively: false },
]

function chunkGroup({ name, of, packages }: Chunk): Rolldown.CodeSplittingGroup {
  for (const path of of) {
    if (!existsSync(path)) throw new Error(`runtime/build/chunks.ts: chunk ${name}: no ${path}`)
  }
  return {
    name,
    test(id) {
      const path = pathOf(id)
      return of.includes(path) || of.includes(path.replace(/\/[^/]*$/, '')) || packages?.test(id) === true
    },
  }
}

/**
 * Names the file of what is loaded by `import()`: one for each block, `BLOCK-later`, and for related features. It contains
 * what only its own modules import: beside it, that would be a file that imports it and is imported by it.
 */
function laterChunk(id: string, context: Context): string | null {
  const chunks = new Set<string | null>()
  const seen = new Set([id])
  for (const each of seen) {
    const module = context.getModuleInfo(each)
    const chunk = loadedWith(each, context)
    if (chunk || !module || module.isEntry || module.dynamicImporters.length > 0) chunks.add(chunk)
    else for (const importer of module.importers) seen.add(importer)
  }
  const [chunk = null] = chunks
  return chunks.size === 1 ? chunk : null
}

/** The later file of a module of a block or feature; `null` for others. */
function loadedWith(id: string, context: Context): string | null {
  const path = pathOf(id)
  const feature = FEATURES.exec(path)?.[1]
  if (feature) return `features-${feature}`
  const block = /^blocks\/(?!kit\/)([^/]+)\//.exec(path)?.[1]
  return block && !isWithEntry(id, context) ? `${block}-later` : null
}

/** Whether an entry imports the module without `import()`. */
function isWithEntry(id: string, context: Context): boolean {
  const importers = new Set([id])
  for (const each of importers) {
    const module = context.getModuleInfo(each)
    if (module?.isEntry) return true
    for (const importer of module?.importers ?? []) importers.add(importer)
  }
  return false
}

/** Returns the path of a module from the root; empty for an id with a query, such as boot's own copy of a module. */
const pathOf = (id: string): string =>
  id.includes('?') ? '' : relative(process.cwd().replaceAll('\\', '/'), id.replaceAll('\\', '/'))
