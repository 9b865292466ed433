import type { Rolldown } from 'vite'
import type { Block } from './blocks.ts'
import type { Bundles } from './bundle-files.ts'

/** A bundle, or a variant of a block, and its files. */
type Named = readonly [name: string, files: readonly string[]]

/** Appends the table of the bundles: their common suffix, then groups that need the same shared files. */
export function appendTable(chunk: Rolldown.OutputChunk, bundles: readonly Named[], release: string): void {
  const end = `-${release}.js`
  // Without `core`, which is requested with every bundle.
  const besides = ([name, files]: Named): string[] =>
    files.filter(file => file !== `${name}${end}` && file !== `core${end}`)
  // One order for all, which compresses best.
  const order = [...new Set(bundles.flatMap(besides))]
  const listOf = (bundle: Named): string => {
    const [name, files] = bundle
    const others = besides(bundle)
    // The empty name is the bundle's own file, which a variant has not.
    return [...(files.includes(`${name}${end}`) ? [''] : []), ...order.filter(file => others.includes(file))]
      .map(file => (file.startsWith('shared/') ? file.slice('shared/'.length) : file && `../${file}`))
      .map(file => file.replace(end, ''))
      .join(' ')
  }
  const groups = Map.groupBy(bundles, listOf)
  const rows = [...groups].map(([files, group]) => `${group.map(([name]) => name).join(' ')}:${files}`)
  // Read only after the file has run, so it can go to the end, where it keeps the source map valid.
  chunk.code = `${chunk.code.trimEnd()}\nvar ashlarBundles=\`${[end, ...rows]}\`\n`
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
