import type { Dependency, ModuleGraph } from './module-graph.ts'

/** The build's output: the sources of each bundle, by the bundle's path in `dist/`. */
export type Bundles = ReadonlyMap<string, readonly string[]>

/** The modules by their use. */
export interface Shipped {
  /** In a bundle that a page loads, or imported by the server. */
  readonly modules: ReadonlySet<string>
  /** Only in the bundle for editors. */
  readonly editorOnly: ReadonlySet<string>
  /** Modules of the product that are in no bundle, no server and no build step. */
  readonly dead: readonly string[]
  /** Exported values that only tests use, as `path: name`. */
  readonly unusedExports: readonly string[]
}

/** The bundle for editors, which no page loads. */
const EDITOR = { bundle: 'spec.js', entry: 'src/spec/spec.ts' }

/** Programs for Node: the server, the pages of the QA site that it finds by their folder, and the command. */
const PROGRAMS = /^demo\/server\/(main|pages\/qa\/examples\/[a-z-]+)\.ts$|^runtime\/command\/main\.ts$/
const BUILD = [
  'vite.config.ts',
  'runtime/build/docs-tables.ts',
  'runtime/build/new-block.ts',
  'runtime/build/release.ts',
  'runtime/types/write-types.ts',
]
/** Files that the build reads from every folder of `blocks/`, without an import. */
const READ_BY_BUILD = /^blocks\/[a-z-]+\/block\.ts$|\.translations\.ts$/

/** Called from outside: by URL, or through a virtual module. */
const ENTRIES: readonly string[] = [
  'runtime/main.ts',
  EDITOR.entry,
  'runtime/core/core.ts',
  'runtime/core/rescue/rescue.ts',
  'blocks/kit/element/render-static.ts',
]
const isEntry = (path: string): boolean => ENTRIES.includes(path)

const PRODUCT = /^(src|blocks|runtime)\//
const TEST = /\.(test|spec|fixture)\.tsx?$|\.d\.ts$/

const isProduct = (path: string): boolean => PRODUCT.test(path) && !TEST.test(path)

/** Sorts the modules of the repository by their use. */
export function findShipped(graph: ModuleGraph, bundles: Bundles): Shipped {
  const sources = [...bundles].flatMap(([bundle, paths]) => (bundle === EDITOR.bundle ? [] : paths))
  const withCode = new Set([...sources, ...graph.reach(graph.paths.filter(path => PROGRAMS.test(path)))])
  const modules = new Set([...withCode, ...reExports(graph, withCode)])
  // Modules that the build reads become code of the bundles, such as the numbers in the legacy markup.
  const built = graph.reach([...BUILD, ...graph.paths.filter(path => READ_BY_BUILD.test(path))])
  const editorOnly = new Set(
    [...graph.reach([EDITOR.entry])].filter(path => !modules.has(path) && !built.has(path)),
  )
  const isRun = (path: string): boolean => modules.has(path) || editorOnly.has(path) || built.has(path)
  const dead = graph.paths.filter(path => isProduct(path) && !isRun(path) && !graph.factsOf(path).isTypesOnly)
  return { modules, editorOnly, dead, unusedExports: unusedExports(graph) }
}

/** A contract test uses a whole list of which the product uses the members; a unit test does not count as a user. */
function unusedExports(graph: ModuleGraph): string[] {
  const used = new Set<string>()
  for (const path of graph.paths.filter(path => !TEST.test(path) || path.startsWith('test/contract/'))) {
    for (const { path: from, names } of graph.dependenciesOf(path)) {
      for (const name of names) used.add(`${from}: ${name}`)
    }
  }
  return graph.paths
    .filter(path => isProduct(path) && !isEntry(path) && !used.has(`${path}: *`))
    .flatMap(path => graph.factsOf(path).unusedHere.map(name => `${path}: ${name}`))
    .filter(name => !used.has(name))
}

/** Lists re-exporting modules, which leave no code in a bundle: they ship with the modules that they export. */
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
