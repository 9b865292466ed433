/** The files of one bundle, as URLs that `import()` and `<link>` take. */
export interface Rollup {
  readonly js: readonly string[]
  /** A built-in bundle has no list: it carries its styles, and imports `core` by itself. */
  readonly css?: readonly string[]
}

/** Gives the files of the bundle with that name; undefined where no table names it. */
export type Rollups = (name: string) => Rollup | undefined

/**
 * The bundles that the current context names in `rollups`, before all others. A list may stand as a single string, as real
 * pages have it.
 */
export function readRollups(rollups: () => unknown, others: Rollups): Rollups {
  return name => {
    const own = Object(rollups())
    if (!Object.hasOwn(own, name)) return others(name)
    const { js = [], css = [] } = Object(own[name])
    return { js: [js].flat(), css: [css].flat() }
  }
}

/**
 * Appended by the build to boot.js, and to the part `core` for rarer bundles. Separated by commas: the end of all
 * file names, then groups of bundles with the files that each loads, as in `form newsletter: kit forms`. The empty
 * name before the first space is the bundle itself; a file with another end has its whole name.
 */
declare const ashlarBundles: () => string

/** The bundles that were built together with this script; none when it runs from source. */
export function builtInRollups(base: string): Rollups {
  const [end, ...groups] = (import.meta.env?.PROD ? ashlarBundles() : '').split(',')
  return wanted => {
    for (const group of groups) {
      const [names, files] = group.split(':') as [string, string]
      if (!names.split(' ').includes(wanted)) continue
      const js = files
        .split(' ')
        .map(file => (file ? `shared/${file}` : wanted) + (/\./.test(file) ? '' : end))
      return { js: js.map(file => new URL(file, base).href) }
    }
  }
}
