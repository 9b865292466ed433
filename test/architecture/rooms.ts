import type { ModuleGraph } from '../conformance/module-graph.ts'
import { resolveImport } from '../conformance/module-imports.ts'

/** A folder of the repository that holds one domain. */
export interface Room {
  /** Path from the root; contains every module below it, except those of a room listed before it. */
  readonly path: string
  /** Short description of its contents. */
  readonly purpose: string
}

/** The rooms in their order: each imports only those listed after it. */
export const ROOMS: readonly Room[] = [
  { path: 'demo/server', purpose: 'QA site and reference backend' },
  { path: 'blocks/kit/form', purpose: 'what forms and sign-ups share' },
  { path: 'blocks/kit/ui', purpose: 'what several blocks draw' },
  { path: 'blocks/kit/element', purpose: 'custom elements, React roots' },
  { path: 'blocks/kit/tokens', purpose: 'colours, spaces and type sizes' },
  { path: 'runtime/command', purpose: 'the program `ashlar`' },
  { path: 'runtime/types', purpose: 'types and schemas of the package' },
  { path: 'runtime/build', purpose: 'plugins of the build' },
  { path: 'runtime/package', purpose: 'imports for bundlers' },
  { path: 'runtime/views', purpose: 'collections that exported pages name' },
  { path: 'runtime/features', purpose: 'loaded where a page needs it' },
  { path: 'runtime/core', purpose: 'loaded with the first block' },
  { path: 'runtime/boot', purpose: 'boot.js: finds blocks and loads them' },
  { path: 'runtime/page', purpose: 'the context and changes of the page' },
  { path: 'src/spec', purpose: 'rules for those who write an editor' },
  { path: 'src/commerce', purpose: 'products, prices, the cart' },
  { path: 'src/forms', purpose: 'fields, validation, sending' },
  { path: 'src/media', purpose: 'images, video, the lightbox' },
  { path: 'src/visitor', purpose: 'consent, session, statistics' },
  { path: 'src/calls', purpose: 'requests and answers' },
  { path: 'src/overlays', purpose: 'dialogs, pop-ups, Escape' },
  { path: 'src/locale', purpose: 'messages, dates, money' },
  { path: 'src/site', purpose: 'the page context' },
  { path: 'src/dom', purpose: 'focus, gestures, timing' },
  { path: 'src/data', purpose: 'JSON, schema fields, errors' },
]

/** The rooms of the server in their order: each imports only those listed after it, types included. */
const SERVER_ROOMS = ['serving', 'calls', 'owner', 'pages', 'store', 'requests', 'database'].map(
  name => `demo/server/${name}`,
)

/** Rooms whose order holds for types too. */
const STRICT_ORDERS: readonly (readonly string[])[] = [
  ROOMS.map(({ path }) => path).filter(path => path.startsWith('src/')),
  ['demo/server/main.ts', ...SERVER_ROOMS],
]

/** Blocks are above the kit; each is a room of its own that no other block imports. */
const BLOCKS: Room = { path: 'blocks', purpose: 'one folder per block' }

/** Rooms from top to bottom, including the blocks. */
export const HOUSE: readonly Room[] = [ROOMS[0] as Room, BLOCKS, ...ROOMS.slice(1)]

/** An import of one room by another. */
export interface RoomImport {
  readonly from: string
  readonly to: string
  /** Whether every such import is an `import()`. */
  readonly isLazy: boolean
  /** Imports, as `module → module`. */
  readonly modules: readonly string[]
}

const PRODUCT = /^(src|blocks|runtime|demo\/server)\//
const TEST = /\.(test|spec|fixture)\.tsx?$|\.d\.ts$|\.example\./
/** Entries at the top of a folder, which belong to no room. */
const ENTRY = /^(runtime|demo\/server)\/main\.ts$/

/** Lists the modules of the product. */
export const productModules = (graph: ModuleGraph): string[] =>
  graph.paths.filter(path => PRODUCT.test(path) && !TEST.test(path) && !ENTRY.test(path))

/** Finds the room of a module. */
export const roomOf = (path: string): Room | undefined =>
  [...ROOMS, BLOCKS].find(room => path.startsWith(`${room.path}/`))

/** Lists imports between rooms, without type-only imports. */
export function roomImports(graph: ModuleGraph): RoomImport[] {
  const found = new Map<string, { from: string; to: string; isLazy: boolean; modules: string[] }>()
  for (const path of productModules(graph)) {
    for (const { path: target, isLazy } of graph.dependenciesOf(path)) {
      const from = roomOf(path)?.path
      const to = roomOf(target)?.path
      if (!from || !to || from === to || TEST.test(target)) continue
      const known = found.get(`${from} ${to}`) ?? { from, to, isLazy: true, modules: [] }
      known.isLazy &&= isLazy
      known.modules.push(`${path} → ${target}${isLazy ? ' (lazy)' : ''}`)
      found.set(`${from} ${to}`, known)
    }
  }
  return [...found.values()]
}

/** Lists static imports against the order of the rooms, as `module → module`. */
export function upwardImports(imports: readonly RoomImport[]): string[] {
  const place = (path: string): number => HOUSE.findIndex(room => room.path === path)
  return imports
    .filter(({ from, to }) => place(from) > place(to))
    .flatMap(({ modules }) => modules.filter(each => !each.endsWith('(lazy)')))
}

/** Lists imports against the strict orders, of types too, as `module → module`. */
export function strictlyUpwardImports(graph: ModuleGraph): string[] {
  const known = new Set(graph.paths)
  return STRICT_ORDERS.flatMap(order => {
    const placeOf = (path: string): number =>
      order.findIndex(room => path === room || path.startsWith(`${room}/`))
    return graph.paths
      .filter(path => placeOf(path) >= 0 && !TEST.test(path))
      .flatMap(path =>
        graph.factsOf(path).specifiers.flatMap(specifier => {
          const target = resolveImport(path, specifier, candidate => known.has(candidate))
          const isUpward = target !== undefined && placeOf(target) >= 0 && placeOf(target) < placeOf(path)
          return isUpward ? [`${path} → ${target}`] : []
        }),
      )
  })
}
