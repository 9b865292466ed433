import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Adds `.js` to the relative imports of the types in `dist/types`, which Node's resolution requires. */
const IMPORT = /(\bfrom |\bimport\()(["'])(\.{1,2}\/[^"']+)\2/g

for (const file of globSync('dist/types/**/*.d.ts')) {
  const text = readFileSync(file, 'utf8')
  const complete = text.replace(IMPORT, (found, start, quote, path) =>
    existsSync(join(dirname(file), `${path}.d.ts`)) ? `${start}${quote}${path}.js${quote}` : found,
  )
  if (complete !== text) writeFileSync(file, complete)
}
