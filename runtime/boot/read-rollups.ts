import { EDITOR_FRAME } from '../../src/site/core/edit-mode'
import type { Ashlar } from './boot'

/** The files of one bundle, as URLs for `import()` and `<link>`. */
export interface Rollup {
  readonly js: readonly string[]
  /** Absent for a built-in bundle, which carries its styles and imports `core` itself. */
  readonly css?: readonly string[]
}

/** Finds the files of a bundle by its name; `undefined` if no table lists it. */
export type Rollups = (name: string) => Rollup | undefined

/**
 * Looks a bundle up in the current context's `rollups`, then in `others`. A list of one file may be a single string.
 */
export function readRollups(rollups: () => unknown, others: Rollups): Rollups {
  return name => {
    const own = Object(rollups())
    if (!Object.hasOwn(own, name)) return others(name)
    const { js = [], css = [] } = Object(own[name])
    return { js: [js].flat(), css: [css].flat() }
  }
}

declare global {
  /**
   * Appended by the build to boot.js, and to `core` for rarer bundles; defined once the file has run. Separated by
   * commas: the suffix of all file names, then groups of bundles with the files that each of them loads, as in
   * `form newsletter: kit forms`. The empty name before the first space is the bundle itself; a file with another suffix
   * has its full name.
   */
  const ashlarBundles: string
}

/**
 * Finds the bundles in a table.
 *
 * @param table `ashlarBundles` of boot.js or of `core`; empty when they run from source.
 * @param base the URL of the file that contains the table.
 */
export function builtInRollups(table: string, base: string): Rollups {
  const [end, ...groups] = table.split(',')
  return wanted => {
    for (const group of groups) {
      const [names, files] = group.split(':') as [string, string]
      if (!names.split(' ').includes(wanted)) continue
      const js = files.split(' ').map(file => {
        const path = file ? `shared/${file}` : wanted
        return new URL(/\./.test(file) ? path : path + end, base).href
      })
      return { js }
    }
  }
}

/**
 * The bundles of the editor that shows this page in a frame, if one does [ROLL-04]: it marks the frame with
 * `data-ashlar-editor`. Such a page borrows the bundles of its top window, so that both run the same ones.
 */
export function editorRollups({ frameElement, parent }: Window): unknown {
  // The frame element of another origin is not accessible.
  if (!frameElement?.matches(EDITOR_FRAME)) return
  // An element named `ashlar` has no store.
  const { ashlar } = parent as { ashlar?: Partial<Ashlar> }
  return ashlar?.$site?.get?.().rollups
}
