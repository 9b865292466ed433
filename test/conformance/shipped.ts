import type { ModuleGraph } from './module-graph.ts'

/** What the build wrote: the sources of each bundle, by the bundle's path in `dist/`. */
export type Bundles = ReadonlyMap<string, readonly string[]>

/** Who runs which modules. */
export interface Shipped {
  /** In a bundle that a page loads, or imported by the server. */
  readonly modules: ReadonlySet<string>
  /** In the bundle for those who write an editor, and in nothing else. */
  readonly editorOnly: ReadonlySet<string>
  /** Modules of the product that reach no bundle, no server and no build step. */
  readonly dead: readonly string[]
}

/** The bundle that no page loads. */
export const EDITOR_BUNDLE = 'spec.js'

const SERVER = ['demo/server/main.ts']
const BUILD = ['vite.config.ts']

const PRODUCT = /^(src|blocks|runtime)\//
const TEST = /\.(test|spec|fixture)\.tsx?$|\.d\.ts$/

/** Sorts the modules of the repository by who runs them. */
export function findShipped(graph: ModuleGraph, bundles: Bundles): Shipped {
  const sourcesOf = (isWanted: (bundle: string) => boolean): string[] =>
    [...bundles].flatMap(([bundle, sources]) => (isWanted(bundle) ? sources : []))

  const modules = new Set([...sourcesOf(bundle => bundle !== EDITOR_BUNDLE), ...graph.reach(SERVER)])
  const editorOnly = new Set(sourcesOf(bundle => bundle === EDITOR_BUNDLE).filter(path => !modules.has(path)))
  const built = graph.reach(BUILD)
  const isRun = (path: string): boolean => modules.has(path) || editorOnly.has(path) || built.has(path)
  const dead = graph.paths.filter(
    path => PRODUCT.test(path) && !TEST.test(path) && !isRun(path) && !graph.isTypesOnly(path),
  )
  return { modules, editorOnly, dead }
}
