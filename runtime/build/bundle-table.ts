import type { Rolldown } from 'vite'
import type { Block } from './blocks.ts'
import type { Bundles } from './imports.ts'

/** A bundle, or a variant of a block, and its files. */
export type Named = readonly [name: string, files: readonly string[]]

const isShared = (file: string): boolean => file.includes('/')

/** Appends the table of the bundles: their common suffix, then groups that need the same shared files. */
export function appendTable(chunk: Rolldown.OutputChunk, bundles: readonly Named[], release: string): void {
  const end = `-${release}.js`
  // Sorted, which compresses best; without `core`, which is requested with every bundle.
  const order = [...new Set(bundles.flatMap(([, files]) => files))].filter(isShared)
  const listOf = (files: readonly string[]): string =>
    // The empty name is the bundle's own file, which a variant has not.
    [...(files.every(isShared) ? [] : ['']), ...order.filter(file => files.includes(file))]
      .map(file => file.replace('shared/', '').replace(end, ''))
      .join(' ')
  const groups = Map.groupBy(bundles, ([, files]) => listOf(files))
  const rows = [...groups].map(([files, group]) => `${group.map(([name]) => name).join(' ')}:${files}`)
  // Read only after the file has run, so it can go to the end, where it keeps the source map valid.
  chunk.code = `${chunk.code.trimEnd()}\nvar ashlarBundles=\`${[end, ...rows]}\`\n`
}

/** Lists what boot.js requests for a visitor who uses a block before it is up, under names such as `form+`. */
export function usedAhead(files: Bundles): Named[] {
  return Object.entries(files).map(([name, used]): Named => [`${name}+`, used])
}

/** Lists the variants that boot.js requests itself, under the names of their designs: `gallery-slideshow`. */
export function designsAhead(files: Bundles, blocks: readonly Block[]): Named[] {
  return blocks.flatMap(({ name, variants = {} }) =>
    Object.entries(variants)
      .filter(([, { priority }]) => priority === 'high')
      .flatMap(([variant, { values }]) =>
        values.map((value): Named => [`${name}-${value}`, files[variant] ?? []]),
      ),
  )
}
