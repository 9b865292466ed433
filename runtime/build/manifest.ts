import { readFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import type { Bundles } from './bundle-files.ts'
import { integrityOf } from './release-files.ts'
import type { StaticStyles } from './static-styles.ts'

/** Lists the files of a bundle, and its static style sheets. */
interface BundleFiles {
  readonly js: readonly string[]
  readonly css: readonly string[]
  readonly static?: string
  /** The one for the markup of exported sites. */
  readonly legacy?: string
}

/** Adds the static style sheets, which are in `folder`. */
export function withUrls(
  bundles: Bundles,
  { own, legacy }: StaticStyles,
  folder: string,
): Record<string, BundleFiles> {
  const named = Object.entries(bundles).map(([name, js]) => [
    name,
    {
      js,
      css: [],
      ...(own.has(name) && { static: `${folder}/${name}.css` }),
      ...(legacy.has(name) && { legacy: `${folder}/${name}.legacy.css` }),
    },
  ])
  return Object.fromEntries(named)
}

/**
 * Lists the size and the integrity of each file that a page may load, in the format of `integrity=` and of import maps.
 *
 * @param apart a folder that pages do not load from.
 */
export function describeFiles(
  dir: string,
  files: readonly string[],
  apart: string,
): Record<string, { bytes: number; integrity: string }> {
  return Object.fromEntries(
    files
      .filter(file => !file.endsWith('.map') && !file.startsWith(`${apart}/`))
      .sort()
      .map(file => {
        const content = readFileSync(join(dir, file))
        return [file, { bytes: content.length, integrity: integrityOf(content) }]
      }),
  )
}
