import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { join } from 'node:path/posix'
import type { Plugin, Rolldown } from 'vite'
import project from '../../package.json' with { type: 'json' }
import { PART_SELECTORS } from '../features/legacy/page/part-selectors.ts'
import type { Block } from './blocks.ts'
import { chunksNamed, filesOfBundles, filesOfUse, filesOfVariants, withLoaders } from './bundle-files.ts'
import { appendTable, designsAhead, usedAhead } from './bundle-table.ts'
import { type Bundles, parallelImports, withImports } from './imports.ts'
import { INLINED, inlineRuntime } from './inline-runtime.ts'
import { describeFiles, withUrls } from './manifest.ts'
import { blockModules, listImports, PACKAGE } from './package-files.ts'
import { type StaticStyles, staticStyles, styleFiles, themeFiles } from './static-styles.ts'

/** The end of boot.js: exporting the API object instead of a second one saves 56 bytes (1.9 %). */
const EXPORTS = /var (\w+)=([^;]+);window\.ashlar=\1;var\{[^}]*\}=\1;export\{[^}]*\};/

/** The folder of the static style sheets, one per block. */
const STYLES = 'css'
/** The folder of the modules that must not load React. */
const RUNTIME = `${resolve('runtime').replaceAll('\\', '/')}/`

type Bundle = Rolldown.OutputBundle

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
  const discovered = blocks.filter(block => block.parallelImports === false).map(({ name }) => name)
  let bundles: Bundles = {}
  let variants: Bundles = {}
  let styles: StaticStyles = { own: new Map(), legacy: new Map() }
  let adoption: readonly string[] = []
  let adoptedParts: Bundles = {}
  return {
    name: 'ashlar:delivery',
    apply: 'build',
    enforce: 'post',
    augmentChunkHash: () => INLINED,
    // After Vite, which rewrites each `import()`.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        keepReactApart(bundle, release)
        inlineRuntime(bundle)
        bundles = filesOfBundles(bundle, blocks)
        parallelImports(bundle, bundles, discovered)
        const boot = Object.values(bundle).find(file => file.fileName === 'boot.js')
        if (boot?.type !== 'chunk') throw new Error('the build made no boot.js')
        if (boot.imports.length > 0) throw new Error(`boot.js must stand alone, but imports ${boot.imports}`)
        boot.code = boot.code.replace(
          EXPORTS,
          (_, _name, api) => `export let{${boot.exports}}=window.ashlar=${api};`,
        )
        variants = filesOfVariants(bundle, bundles, blocks)
        const all = [...Object.entries(bundles), ...Object.entries(variants)]
        const ahead = [
          ...all.filter(([name]) => inBoot.has(name)),
          ...designsAhead(variants, blocks),
          ...usedAhead(filesOfUse(bundle, bundles, blocks)),
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
        listImports(
          bundle,
          all.flatMap(([, files]) => files),
        )
        for (const file of chunksNamed('package/ashlar', bundle)) appendTable(file, all, release)
        const own = blocks.map(({ name }): [string, string] => [name, bundles[name]?.[0] ?? ''])
        for (const [fileName, source] of blockModules(new Map(own))) {
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
        bundles: withUrls(withLoaders(bundles, bundle, blocks), styles, STYLES),
        variants: namedVariants(variants, blocks),
        adoption,
        adoptedParts,
        files: describeFiles(dir, Object.keys(bundle), PACKAGE),
      }
      writeFileSync(join(dir, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
    },
  }
}

/** Ensures that React's file name is the same in each release, and that the runtime does not load it. */
function keepReactApart(bundle: Bundle, release: string): void {
  for (const react of chunksNamed('react', bundle)) {
    const changing = react.imports.filter(name => name.includes(release))
    if (changing.length > 0) throw new Error(`react would change its name with ${changing}`)
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || !file.facadeModuleId?.startsWith(RUNTIME)) continue
      if (withImports(file, bundle).has(react.fileName)) throw new Error(`${file.name} would load React`)
    }
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
