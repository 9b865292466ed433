import type { Rolldown } from 'vite'
import type { Block } from './blocks.ts'
import type { Named } from './bundle-table.ts'
import { type Bundles, withImports } from './imports.ts'
import { PACKAGE_ENTRIES } from './package-files.ts'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

/** Maps each bundle to its file and the files that it imports, so that all can be requested in parallel. */
export function filesOfBundles(bundle: Bundle, blocks: readonly Block[]): Bundles {
  const named = entriesOf(bundle).map(entry => {
    const files = withImports(entry, bundle)
    if (entry.name !== 'rescue' && ![...files].some(file => bundle[file]?.name === 'core'))
      throw new Error(`${entry.name} runs before core`)
    const { companions = [], loadedBy } = blocks.find(({ name }) => name === entry.name) ?? {}
    for (const name of companions) {
      for (const chunk of chunksOf(entry.name, name, bundle)) withImports(chunk, bundle, files)
    }
    if (loadedBy) for (const chunk of chunksOf(entry.name, loadedBy, bundle)) files.delete(chunk.fileName)
    return [entry.name, [...files]]
  })
  return Object.fromEntries(named)
}

/** Maps each block of boot.js's table to the files that it loads once it is used, besides its own. */
export function filesOfUse(bundle: Bundle, bundles: Bundles, blocks: readonly Block[]): Bundles {
  const named = blocks.flatMap(({ name, priority, usedPart }) =>
    priority === 'high' && usedPart ? [[name, filesBeside(name, usedPart, bundle, bundles)]] : [],
  )
  return Object.fromEntries(named)
}

/** Maps each variant of a block to its files besides the block's. */
export function filesOfVariants(bundle: Bundle, bundles: Bundles, blocks: readonly Block[]): Bundles {
  const named = blocks.flatMap(({ name, variants = {} }) =>
    Object.keys(variants).map((variant): Named => [variant, filesBeside(name, variant, bundle, bundles)]),
  )
  return Object.fromEntries(named)
}

/** Lists the files of a lazy chunk of a block, besides the block's. */
function filesBeside(block: string, name: string, bundle: Bundle, bundles: Bundles): string[] {
  const files = chunksOf(block, name, bundle).flatMap(chunk => [...withImports(chunk, bundle)])
  return files.filter(file => !bundles[block]?.includes(file))
}

/** Adds the chunks that load blocks: everything that a page may preload. */
export function withLoaders(bundles: Bundles, bundle: Bundle, blocks: readonly Block[]): Bundles {
  const named = Object.entries(bundles).map(([name, files]) => {
    const known = new Set(files)
    const loadedBy = blocks.find(block => block.name === name)?.loadedBy ?? ''
    for (const chunk of chunksNamed(loadedBy, bundle)) withImports(chunk, bundle, known)
    return [name, [...known]]
  })
  return Object.fromEntries(named)
}

function entriesOf(bundle: Bundle): Chunk[] {
  return Object.values(bundle).filter(
    (file): file is Chunk =>
      file.type === 'chunk' && file.isEntry && file.name !== 'boot' && !(file.name in PACKAGE_ENTRIES),
  )
}

/** Finds the chunk that the manifest of `block` names. */
function chunksOf(block: string, name: string, bundle: Bundle): Chunk[] {
  const chunks = chunksNamed(name, bundle)
  if (chunks.length > 0) return chunks
  throw new Error(`blocks/${block}/block.ts: the build has no chunk "${name}"`)
}

/** Lists the chunks of a name: one, or none. */
export function chunksNamed(name: string, bundle: Bundle): Chunk[] {
  return Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk' && file.name === name)
}
