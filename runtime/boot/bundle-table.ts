declare global {
  /**
   * Appended by the build to boot.js, and to `core` for rarer bundles; defined once the file has run. Separated by
   * commas: the suffix of all file names, then groups of bundles with the files that each of them loads, as in
   * `form newsletter: kit forms`. The empty name before the first space is the bundle itself; a file with another suffix
   * has its full name, and one beside the bundles begins with `../`.
   */
  const ashlarBundles: string
}

/** Lists the scripts of a bundle, as URLs for `import()`; `undefined` if the table does not contain it. */
export type BundleTable = (name: string) => readonly string[] | undefined

/**
 * Finds the bundles in a table.
 *
 * @param table `ashlarBundles` of boot.js or of `core`; empty when they run from source.
 * @param base the URL of the file that contains the table.
 */
export function readTable(table: string, base: string): BundleTable {
  const [end, ...groups] = table.split(',')
  return wanted => {
    for (const group of groups) {
      const [names, files] = group.split(':') as [string, string]
      if (!names.split(' ').includes(wanted)) continue
      return files.split(' ').map(file => {
        const path = file ? `shared/${file}` : wanted
        return new URL(/\.js/.test(file) ? path : path + end, base).href
      })
    }
  }
}
