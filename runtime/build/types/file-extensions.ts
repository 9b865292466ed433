import { globSync, readFileSync, writeFileSync } from 'node:fs'

/** A relative import without the extension that Node's resolution requires. */
const IMPORT = /(\bfrom |\bimport\()(["'])(\.[^"']*?)(?<!\.js)\2/g

/** Adds `.js` to the relative imports of all declaration files in a folder: the sources import without extensions. */
export function addExtensions(folder: string): void {
  for (const file of globSync(`${folder}/**/*.d.ts`)) {
    const text = readFileSync(file, 'utf8')
    const complete = text.replace(IMPORT, '$1$2$3.js$2')
    if (complete !== text) writeFileSync(file, complete)
  }
}
