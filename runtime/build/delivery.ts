import { writeFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import type { Plugin } from 'vite'
import project from '../../package.json' with { type: 'json' }
import { PART_SELECTORS } from '../features/legacy/page/part-selectors.ts'
import type { Block } from './blocks.ts'
import {
  type Bundles,
  chunksNamed,
  filesOfBundles,
  filesOfFirstUse,
  filesOfVariants,
  withImports,
} from './bundle-files.ts'
import { appendTable, designsAhead } from './bundle-table.ts'
import { describeFiles, withUrls } from './manifest.ts'
import { blockModules, filesModule, PACKAGE } from './package-files.ts'
import { type StaticStyles, staticStyles, styleFiles, themeFiles } from './static-styles.ts'

/** The folder of the static style sheets, one per block. */
const STYLES = 'css'
/**
 * Completes the build so that any host can serve it: boot.js and the chunk `core` list the files of every bundle,
 * `ashlar.css` contains the static style sheets of all blocks, `legacy.css` those for the markup of exported sites, `css/`
 * one of both for each block, and `manifest.json` lists every file with its integrity.
 *
 * @param release the suffix of all bundle names.
 */
export function delivery(release: string, blocks: readonly Block[]): Plugin {
  const first = blocks.filter(({ priority }) => priority === 'high').map(({ name }) => name)
  const inBoot = new Set(['core', 'rescue', 'features', ...first])
  let bundles: Bundles = {}
  let variants: Bundles = {}
  let styles: StaticStyles = { own: new Map(), legacy: new Map() }
  let adoption: readonly string[] = []
  let adoptedParts: Bundles = {}
  return {
    name: 'ashlar:delivery',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        bundles = filesOfBundles(bundle)
        const boot = Object.values(bundle).find(file => file.fileName === 'boot.js')
        if (boot?.type !== 'chunk') throw new Error('the build made no boot.js')
        if (boot.imports.length > 0) throw new Error(`boot.js must stand alone, but imports ${boot.imports}`)
        variants = filesOfVariants(bundle, bundles, blocks)
        const all = [...Object.entries(bundles), ...Object.entries(variants)]
        const ahead = [
          ...all.filter(([name]) => inBoot.has(name)),
          ...designsAhead(variants, blocks),
          ...Object.entries(filesOfFirstUse(bundle, bundles, blocks)),
        ]
        appendTable(boot, ahead, release)
        const known = new Set(ahead.map(([name]) => name))
        for (const file of chunksNamed('core', bundle)) {
          appendTable(
            file,
            all.filter(([name]) => !known.has(name)),
            release,
          )
        }

        adoption = chunksNamed('adopt-legacy', bundle).flatMap(chunk => [...withImports(chunk, bundle)])
        const parts = Object.keys(PART_SELECTORS).map((name): [string, string[]] => [
          name,
          chunksNamed(name, bundle).flatMap(chunk => [...withImports(chunk, bundle)]),
        ])
        for (const [name, files] of parts)
          if (files.length === 0) throw new Error(`the build has no chunk ${name}`)
        adoptedParts = Object.fromEntries(parts)
        for (const file of chunksNamed('package/ashlar', bundle)) appendTable(file, all, release)
        const own = blocks.map(({ name }): [string, string] => [name, bundles[name]?.[0] ?? ''])
        const listed = filesModule(all.flatMap(([, files]) => files))
        for (const [fileName, source] of [...blockModules(new Map(own)), listed]) {
          this.emitFile({ type: 'asset', fileName, source })
        }

        styles = staticStyles()
        for (const [fileName, source] of [...styleFiles(styles, STYLES), ...themeFiles()]) {
          this.emitFile({ type: 'asset', fileName, source })
        }
      },
    },
    writeBundle({ dir = '' }, bundle) {
      const manifest = {
        version: project.version,
        bundles: withUrls(bundles, styles, STYLES),
        variants: namedVariants(variants, blocks),
        adoption,
        adoptedParts,
        files: describeFiles(dir, Object.keys(bundle), PACKAGE),
      }
      writeFileSync(join(dir, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
    },
  }
}

/** Lists the variants of each block for what preloads their files. */
function namedVariants(files: Bundles, blocks: readonly Block[]): object {
  const named = blocks.flatMap(({ name, variants }) => (variants ? [[name, variants] as const] : []))
  return Object.fromEntries(
    named.map(([name, variants]) => [
      name,
      Object.entries(variants).map(([variant, { values }]) => ({ values, js: files[variant] ?? [] })),
    ]),
  )
}
