/** The folder of the files that only bundlers read. */
export const PACKAGE = 'package'

/** The entries of the package, by the name of their file in the build. */
export const PACKAGE_ENTRIES: Readonly<Record<string, string>> = {
  [`${PACKAGE}/ashlar`]: 'runtime/package/ashlar.ts',
  [`${PACKAGE}/mount-blocks`]: 'runtime/package/mount-blocks.ts',
}

/** With the comments that bundlers read, which a minifier removes. */
const IMPORT_FOREIGN =
  'export const importForeign = url => import(/* webpackIgnore: true */ /* @vite-ignore */ url)\n'

/**
 * Writes the module `virtual:ashlar/files`, which `package/ashlar.js` imports.
 *
 * @param files paths from the folder of the build.
 */
export function filesModule(files: Iterable<string>): [fileName: string, source: string] {
  const rows = [...new Set(files)].sort().map(file => `  "${file}": () => import("../${file}"),\n`)
  return [`${PACKAGE}/files.js`, `export const FILES = {\n${rows.join('')}}\n${IMPORT_FOREIGN}`]
}

/**
 * Writes a module for each block that an application imports by itself: `package/blocks/NAME.js`. Servers resolve all of
 * them to `package/server.js`, which does nothing: elements can be defined only in a browser.
 *
 * @param files the file of each block's bundle.
 */
export function blockModules(files: ReadonlyMap<string, string>): [fileName: string, source: string][] {
  const modules = [...files].map(([name, file]): [string, string] => [
    `${PACKAGE}/blocks/${name}.js`,
    `import "../mount-blocks.js"\nimport "../../${file}"\n`,
  ])
  return [...modules, [`${PACKAGE}/server.js`, 'export {}\n']]
}
