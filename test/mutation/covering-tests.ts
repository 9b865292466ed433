import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g

/** The files that import each file, by path. */
function importersOf(files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>()
  for (const file of files) {
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const target = normalize(join(dirname(file), path))
      const imported = [target, `${target}.ts`, `${target}.tsx`].find(
        path => /\.tsx?$/.test(path) && existsSync(path),
      )
      if (imported) importers.set(imported, [...(importers.get(imported) ?? []), file])
    }
  }
  return importers
}

const importers = importersOf(globSync('{src,blocks,runtime,test}/**/*.{ts,tsx}'))

/** The tests that import a file, directly or by way of others, the nearest first. */
export function coveringTests(file: string): readonly string[] {
  const found = new Set([file])
  for (const at of found) for (const importer of importers.get(at) ?? []) found.add(importer)
  return [...found].filter(path => /\.test\.tsx?$/.test(path))
}
