import type { Rolldown } from 'vite'
import type { Block } from './blocks.ts'
import { PACKAGE_ENTRIES } from './package-files.ts'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

/** A bundle, or a variant of a block → the files that are requested with it. */
export type Bundles = Readonly<Record<string, readonly string[]>>

/** Maps each bundle to its file and the files that it imports, so that all can be requested in parallel. */
export function filesOfBundles(bundle: Bundle): Bundles {
  const entries = Object.values(bundle).filter(
    (file): file is Chunk =>
      file.type === 'chunk' && file.isEntry && file.name !== 'boot' && !(file.name in PACKAGE_ENTRIES),
  )
  return Object.fromEntries(
    entries.map(entry => {
      const files = withImports(entry, bundle)
      if (entry.name !== 'rescue' && ![...files].some(file => bundle[file]?.name === 'core'))
        throw new Error(`${entry.name} runs before core`)
      return [entry.name, [...files]]
    }),
  )
}

/** Maps each variant of a block to its files besides the block's. */
export function filesOfVariants(bundle: Bundle, bundles: Bundles, blocks: readonly Block[]): Bundles {
  const named = blocks.flatMap(({ name, variants = {} }) =>
    Object.keys(variants).map(variant => [variant, filesBeside(name, variant, bundle, bundles)]),
  )
  return Object.fromEntries(named)
}

/** Maps `BLOCK-used` to the files that a block loads on its first use, besides its own. */
export function filesOfFirstUse(bundle: Bundle, bundles: Bundles, blocks: readonly Block[]): Bundles {
  const named = blocks.flatMap(({ name, firstUse }) =>
    firstUse ? [[`${name}-used`, filesBeside(name, firstUse, bundle, bundles)]] : [],
  )
  return Object.fromEntries(named)
}

/** Lists the files of a lazy chunk that its manifest names, besides those of the block. */
function filesBeside(block: string, name: string, bundle: Bundle, bundles: Bundles): string[] {
  const chunks = chunksNamed(name, bundle)
  if (chunks.length === 0) throw new Error(`blocks/${block}/block.ts: the build has no chunk "${name}"`)
  const files = chunks.flatMap(chunk => [...withImports(chunk, bundle)])
  return files.filter(file => !bundles[block]?.includes(file))
}

/** Lists the chunks of a name: one, or none. */
export function chunksNamed(name: string, bundle: Bundle): Chunk[] {
  return Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk' && file.name === name)
}

/** Lists the files of a chunk and of all its imports. */
export function withImports(chunk: Chunk, bundle: Bundle, known = new Set<string>()): Set<string> {
  known.add(chunk.fileName)
  for (const name of chunk.imports) {
    const imported = bundle[name]
    if (imported?.type === 'chunk' && !known.has(name)) withImports(imported, bundle, known)
  }
  return known
}
