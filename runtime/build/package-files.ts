import type { Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

/** The folder of the files that only bundlers read. */
export const PACKAGE = 'package'

/** The entries of the package, by the name of their file in the build. */
export const PACKAGE_ENTRIES: Readonly<Record<string, string>> = {
  [`${PACKAGE}/ashlar`]: 'runtime/package/ashlar.ts',
  [`${PACKAGE}/mount-blocks`]: 'runtime/package/mount-blocks.ts',
}

/** An `import()` of a URL that only the page knows, such as that of its own bundle. */
const FOREIGN_IMPORT = /\bimport\((\w+)\)/g

/**
 * Appends a function to `package/ashlar.js` that lists files as `import()`s, and marks the
 * `import()`s that bundlers must leave alone.
 *
 * @param files paths from the folder of the build.
 */
export function listImports(bundle: Bundle, files: Iterable<string>): void {
  const chunk = bundle[`${PACKAGE}/ashlar.js`]
  if (chunk?.type !== 'chunk') throw new Error(`the build made no ${PACKAGE}/ashlar.js`)
  if (chunk.imports.length > 0)
    throw new Error(`${chunk.fileName} must do nothing on a server, but imports ${chunk.imports}`)
  const rows = [...new Set(files)].sort().map(file => `"${file}":()=>import("../${file}")`)
  const code = chunk.code.replace(FOREIGN_IMPORT, 'import(/* webpackIgnore: true *//* @vite-ignore */$1)')
  chunk.code = `${code.trimEnd()}\nfunction ashlarFiles(){return{${rows.join()}}}\n`
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
