import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { languageOf, namedSample } from '../highlight.ts'
import { fieldsOf } from './fields.ts'

const ROOT = `${import.meta.dirname}/../../..`
const read = (path: string): string => readFileSync(`${ROOT}/${path}`, 'utf8')

/** Values of the build that the guides name: `<!-- version -->`, `<!-- size ashlar.css -->`. */
export type Values = ReadonlyMap<string, string>

/** Marks between which `npm run docs:tables` writes. */
const MARK = /^\/?(events|error codes)$/

/**
 * Fills the comments of a guide with what the code says, so that nothing is copied by hand:
 *
 * - `<!-- version -->` and the other names in `values`
 * - `<!-- fields NAME -->`: a table of the fields of an interface in `src/spec/block-manifest.ts`
 * - `<!-- files PATH … -->`: the source of files, or of all files in a folder
 *
 * Comments in backticks stay.
 *
 * @throws if a comment names nothing.
 */
export function fillPlaceholders(markdown: string, values: Values): string {
  return markdown.replace(/(?<!`)<!-- (.+?) -->/g, (whole, text: string) => {
    if (MARK.test(text)) return whole
    const value = values.get(text)
    if (value !== undefined) return value
    const [kind, ...names] = text.split(' ')
    if (kind === 'files') return names.flatMap(filesOf).map(fileSample).join('')
    if (kind === 'fields') return fieldsOf(read('src/spec/block-manifest.ts'), names[0] ?? '')
    throw new Error(`<!-- ${text} --> names nothing that the site knows`)
  })
}

/** Where a reader starts: the manifest first, the test last. */
const ORDER = [/\/block\.ts$/, /\.schema\./, /\.content\./, /\.view\./, /\.static\./, /\.test\./, /README/]

function filesOf(path: string): string[] {
  const files = path.includes('.')
    ? [path]
    : globSync(`${path}/*.*`, { cwd: ROOT }).filter(file => !/\.webp$/.test(file))
  if (files.length === 0) throw new Error(`${path} has no files`)
  const rank = (file: string): number =>
    ORDER.findIndex(pattern => pattern.test(file)) + 1 || ORDER.length - 1.5
  return files.map(file => file.replaceAll('\\', '/')).sort((a, b) => rank(a) - rank(b) || a.localeCompare(b))
}

/** In one line: Markdown would read what follows an empty line of the source. */
const fileSample = (path: string): string =>
  `\n\n${namedSample(read(path), languageOf(path), basename(path)).replaceAll('\n', '&#10;')}`
