import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const OWN = /\?own-\d+$/

/** Modules that `mount-blocks` shares with the blocks; on its own, it would take over other blocks, with another store. */
const SHARED = ['runtime/core/core.ts', 'src/site/core/site.ts'].map(file => resolve(file))

/**
 * Bundles each of the entries with everything it imports into a single file: one request.
 *
 * Blocks could not import from boot.js instead: it has many URLs (`…@1/boot.js` redirects to `…@1.2.3/boot.js`), and the
 * browser would run it once for each.
 */
export function selfContained(...entries: string[]): Plugin {
  const roots = entries.map(entry => resolve(entry))
  return {
    name: 'ashlar:self-contained',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || OWN.test(source)) return
      const at = roots.indexOf(importer)
      const own = at < 0 ? OWN.exec(importer)?.[0] : `?own-${at}`
      if (!own) return
      const found = await this.resolve(source, importer.replace(OWN, ''), { ...options, skipSelf: true })
      if (!found || found.external || SHARED.includes(found.id)) return found
      return { ...found, id: found.id + own }
    },
    async load(id) {
      if (!OWN.test(id)) return
      const file = id.replace(OWN, '')
      const moduleType = file.endsWith('.json') ? 'json' : file.endsWith('.ts') ? 'ts' : 'js'
      return { code: await readFile(file, 'utf8'), moduleType }
    },
  }
}
