import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { integrityOf, withoutSourceMap } from './release-files.ts'

const MANIFEST = /^(lite\/)?manifest\.json$/

/**
 * Reads the files of a release. Its scripts name no source map, because it has none: browsers would ask for them, and
 * Django collects no script whose source map is missing. The manifests have the integrity of these scripts.
 */
export function releaseContents(dist: string, files: readonly string[]): ReadonlyMap<string, Buffer> {
  const contents = new Map<string, Buffer>()
  for (const file of files) {
    const content = readFileSync(join(dist, file))
    contents.set(file, file.endsWith('.js') ? Buffer.from(withoutSourceMap(`${content}`)) : content)
  }
  for (const file of files.filter(each => MANIFEST.test(each))) {
    const manifest = JSON.parse(`${contents.get(file)}`)
    const folder = file.replace('manifest.json', '')
    for (const name of Object.keys(manifest.files)) {
      const content = contents.get(folder + name)
      if (content) manifest.files[name] = { bytes: content.length, integrity: integrityOf(content) }
    }
    contents.set(file, Buffer.from(JSON.stringify(manifest)))
  }
  return contents
}
