import type { ModuleGraph } from './module-graph.ts'
import type { Shipped } from './shipped.ts'

/** The code that a test file runs: code that ships, editor-only code, or neither. */
export type Foundation = 'shipped' | 'editor-only' | 'nothing'

/** Tests that drive a page or a call. */
const DRIVEN = /^test\/(pages|engines|contract\/api)\//

/** The only export of `test/mount.ts` that runs a block: the others wait and inspect. */
const MOUNT = { path: 'test/mount.ts', name: 'mount' }

/** Fixtures and helpers count as part of the tests that import them. */
const HELPER = /\.fixture\.tsx?$|^test\//

/** Texts and error reporting are imported for comparison and prove no behaviour by themselves. */
const AUXILIARY = /\.(messages|translations)\.ts$|^src\/data\/core\/report\.ts$/

/**
 * Determines what a test file runs, from its direct imports and those of its helpers. A test that imports an
 * editor-only module counts as a test of editor-only code.
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
