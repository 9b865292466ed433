import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

/**
 * Makes a build that can be served from anywhere: boot.js knows the files of every bundle,
 * `ashlar.css` holds the static style sheets of all blocks, and `manifest.json` lists every file with
 * its integrity.
 */
export function delivery(): Plugin {
  return {
    name: 'ashlar:delivery',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const bundles = filesOfBundles(bundle)
      const boot = Object.values(bundle).find(file => file.fileName === 'boot.js')
      if (boot?.type !== 'chunk') throw new Error('the build made no boot.js')
      if (boot.imports.length > 0) throw new Error(`boot.js must stand alone, but imports ${boot.imports}`)
      // A declaration is known from the first line on, and at the end it leaves the source map right.
      boot.code = `${boot.code.trimEnd()}\nfunction ashlarBundles(){return ${tableOf(bundles)}}\n`

      this.emitFile({ type: 'asset', fileName: 'ashlar.css', source: staticStyles() })
    },
    writeBundle: {
      order: 'post',
      handler() {},
    },
  }
}

/** Bundle name → its own file, then those it imports, so that all can be asked for at once. */
function filesOfBundles(bundle: Bundle): Record<string, string[]> {
  const entries = Object.values(bundle).filter(
    (file): file is Chunk => file.type === 'chunk' && file.isEntry && file.name !== 'boot',
  )
  return Object.fromEntries(entries.map(entry => [entry.name, [...withImports(entry, bundle)]]))
}

/** The shared files once, then per bundle the hash of its own file and the places of those it shares. */
function tableOf(bundles: Record<string, string[]>): string {
  const shared = [...new Set(Object.values(bundles).flatMap(([, ...files]) => files))]
  const rows = Object.entries(bundles).map(([name, [own = '', ...files]]) => {
    const hash = own.slice(name.length + 1, -'.js'.length)
    return JSON.stringify([name, [hash, ...files.map(file => shared.indexOf(file))]])
  })
  return `[${JSON.stringify(shared)},new Map([${rows}])]`
}

function withImports(chunk: Chunk, bundle: Bundle, known = new Set<string>()): Set<string> {
  known.add(chunk.fileName)
  for (const name of chunk.imports) {
    const imported = bundle[name]
    if (imported?.type === 'chunk' && !known.has(name)) withImports(imported, bundle, known)
  }
  return known
}

function staticStyles(): string {
  return globSync('blocks/*/*.static.css')
    .sort()
    .map(file => readFileSync(file, 'utf8'))
    .join('\n')
}

void createHash
