import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const OWN = '?own'

/**
 * Bundles one entry with everything it imports into a single file: one request.
 *
 * Blocks could not import from boot.js instead: it has many URLs (`…@1/boot.js` redirects to `…@1.2.3/boot.js`), and the
 * browser would run it once for each.
 */
export function selfContained(entry: string): Plugin {
  const root = resolve(entry)
  return {
    name: 'ashlar:self-contained',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || source.endsWith(OWN)) return
      if (importer !== root && !importer.endsWith(OWN)) return
      const from = importer.endsWith(OWN) ? importer.slice(0, -OWN.length) : importer
      const found = await this.resolve(source, from, { ...options, skipSelf: true })
      return found && !found.external ? { ...found, id: found.id + OWN } : found
    },
    async load(id) {
      if (!id.endsWith(OWN)) return
      const file = id.slice(0, -OWN.length)
      const moduleType = file.endsWith('.json') ? 'json' : file.endsWith('.ts') ? 'ts' : 'js'
      return { code: await readFile(file, 'utf8'), moduleType }
    },
  }
}
