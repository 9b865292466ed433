import type { Dependency, ModuleGraph } from './module-graph.ts'

/** What the build wrote: the sources of each bundle, by the bundle's path in `dist/`. */
export type Bundles = ReadonlyMap<string, readonly string[]>

/** Who runs which modules. */
export interface Shipped {
  /** In a bundle that a page loads, or imported by the server. */
  readonly modules: ReadonlySet<string>
  /** Exported for those who write an editor, and in nothing else. */
  readonly editorOnly: ReadonlySet<string>
  /** Modules of the product that reach no bundle, no server and no build step. */
  readonly dead: readonly string[]
}

/** For those who write an editor; no page loads it. */
const EDITOR = { bundle: 'spec.js', entry: 'src/spec/spec.ts' }

const SERVER = ['demo/server/main.ts']
const BUILD = ['vite.config.ts']

const PRODUCT = /^(src|blocks|runtime)\//
const TEST = /\.(test|spec|fixture)\.tsx?$|\.d\.ts$/

const isProduct = (path: string): boolean => PRODUCT.test(path) && !TEST.test(path)

/** Sorts the modules of the repository by who runs them. */
export function findShipped(graph: ModuleGraph, bundles: Bundles): Shipped {
  const sources = [...bundles].flatMap(([bundle, paths]) => (bundle === EDITOR.bundle ? [] : paths))
  const withCode = new Set([...sources, ...graph.reach(SERVER)])
  const modules = new Set([...withCode, ...reExports(graph, withCode)])
  const editorOnly = new Set([...graph.reach([EDITOR.entry])].filter(path => !modules.has(path)))
  const built = graph.reach(BUILD)
  const isRun = (path: string): boolean => modules.has(path) || editorOnly.has(path) || built.has(path)
  const dead = graph.paths.filter(path => isProduct(path) && !isRun(path) && !graph.factsOf(path).isTypesOnly)
  return { modules, editorOnly, dead }
}

/** The modules that only export from others leave no code in a bundle: they ship with what they export. */
function reExports(graph: ModuleGraph, modules: ReadonlySet<string>): Set<string> {
  const isShipped = ({ path }: Dependency): boolean => modules.has(path)
  return new Set(
    graph.paths.filter(
      path =>
        isProduct(path) &&
        path !== EDITOR.entry &&
        graph.factsOf(path).isReExportOnly &&
        graph.dependenciesOf(path).some(isShipped),
    ),
  )
}
