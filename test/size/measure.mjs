import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { parseSync } from 'vite'

/**
 * @typedef {object} Measured
 * @property {string} file path in the build's folder
 * @property {string} name the file's name without folder, hash and ending
 * @property {number} gzip bytes at level 9
 * @property {number} brotli bytes at level 11
 * @property {string[]} imports all static imports, direct and indirect
 */

/** For bundlers and editors: no page loads them. */
const ENTRIES_OF_PACKAGE = ['react.js', 'spec.js']

/** Replaces the release hash in all names: a real one changes a file's size by up to 40 bytes. */
const ANY_RELEASE = 'Zq3kX9'

/**
 * Measures the scripts and style sheets of a build as a browser would fetch them.
 *
 * @returns {Measured[]}
 */
export function measure(folder) {
  const files = globSync('{*,shared/*,assets/*}.{js,css}', { cwd: folder })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => !ENTRIES_OF_PACKAGE.includes(file))
  const sources = new Map(files.sort().map(file => [file, readFileSync(join(folder, file))]))
  const release = files.map(file => /^core-(.{6})\.js$/.exec(file)?.[1]).find(Boolean)
  const asAnyRelease = source => Buffer.from(`${source}`.replaceAll(`-${release}.`, `-${ANY_RELEASE}.`))
  const direct = new Map([...sources].map(([file, source]) => [file, staticImports(file, source)]))
  return files.map(file => ({
    file,
    name: chunkName(file),
    ...compressed(asAnyRelease(sources.get(file))),
    imports: [...reached(file, direct)].filter(other => other !== file),
  }))
}

function staticImports(file, source) {
  if (!file.endsWith('.js')) return []
  const { module, errors } = parseSync(file, `${source}`)
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0].message}`)
  const specifiers = [...module.staticImports, ...module.staticExports.flatMap(({ entries }) => entries)]
    .map(({ moduleRequest }) => moduleRequest?.value)
    .filter(specifier => specifier !== undefined)
  return specifiers.map(specifier => posix.join(posix.dirname(file), specifier))
}

function reached(file, direct, known = new Set()) {
  known.add(file)
  for (const other of direct.get(file) ?? []) if (!known.has(other)) reached(other, direct, known)
  return known
}

function chunkName(file) {
  return posix.basename(file).replace(/(-[\w-]{6,8})?\.(js|css)$/, '')
}

function compressed(source) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length }
  return {
    gzip: gzipSync(source, { level: 9 }).length,
    brotli: brotliCompressSync(source, { params }).length,
  }
}
