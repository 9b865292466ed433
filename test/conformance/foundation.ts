import type { ModuleGraph } from './module-graph.ts'
import type { Shipped } from './shipped.ts'

/** The code that a test file runs: code that ships, code for editors only, or nothing that ships. */
export type Foundation = 'shipped' | 'editor-only' | 'nothing'

/** Tests that drive a page or a call. */
const DRIVEN = /^test\/(pages|engines|contract\/api)\//

/** The only name of `test/mount.ts` that runs a block: the others wait and look. */
const MOUNT = { path: 'test/mount.ts', name: 'mount' }

/** Fixtures and helpers stand for the tests that import them. */
const HELPER = /\.fixture\.tsx?$|^test\//

/** Texts and the error plumbing are imported to compare with; alone they show no behaviour. */
const AUXILIARY = /\.messages\.ts$|^src\/messages\/languages|^src\/(block-error|report)\.ts$/

/**
 * Says what a test file rests on, by its direct imports and those of its helpers. A test that imports a module for
 * editors rests on that, whatever else it imports.
 */
export function foundationOf(test: string, graph: ModuleGraph, shipped: Shipped): Foundation {
  if (DRIVEN.test(test)) return 'shipped'
  const imports = graph
    .dependenciesOf(test)
    .flatMap(direct => (HELPER.test(direct.path) ? [direct, ...graph.dependenciesOf(direct.path)] : [direct]))

  if (imports.some(({ path }) => shipped.editorOnly.has(path))) return 'editor-only'
  const isMounted = imports.some(({ path, names }) => path === MOUNT.path && names.includes(MOUNT.name))
  const isShipped = imports.some(({ path }) => shipped.modules.has(path) && !AUXILIARY.test(path))
  return isMounted || isShipped ? 'shipped' : 'nothing'
}
