import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import project from '../../../package.json' with { type: 'json' }
import type { DocumentedBlock } from '../blocks/facts.ts'
import { kilobytes } from '../blocks/page.ts'
import { languageOf, namedSample } from '../highlight.ts'

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

/** The reading order: the manifest first, the test last. */
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

/**
 * A Markdown table of the fields of an interface: name, type and the text of their comments.
 *
 * @throws if the source has no such interface.
 */
export function fieldsOf(source: string, name: string): string {
  const [, body] = new RegExp(`export interface ${name} \\{\\n(.*?)\\n\\}`, 's').exec(source) ?? []
  if (body === undefined) throw new Error(`there is no interface ${name}`)
  const rows = body
    .split(/\n(?= {2}\/\*\*)|\n(?= {2}readonly)(?<! \*\/\n)/)
    .map(text => rowOf(text))
    .join('\n')
  return `| key | type | meaning |\n|---|---|---|\n${rows}`
}

function rowOf(text: string): string {
  const [, key = '', optional, type = ''] = /readonly (\w+)(\?)?: (.+)$/m.exec(text) ?? []
  const comment = (/\/\*\*([\s\S]*?)\*\//.exec(text)?.[1] ?? '').replace(/\s*\n\s*\* ?/g, ' ').trim()
  const cell = (part: string): string => part.replaceAll('|', '\\|')
  return `| \`${key}\`${optional ? '' : ' (required)'} | \`${cell(type)}\` | ${cell(comment)} |`
}

const DIST = `${import.meta.dirname}/../../../dist`

/** The release, and sizes in Brotli: of boot.js, of the style sheet, and of all that a page with one accordion loads. */
export function buildValues(blocks: readonly DocumentedBlock[]): Values {
  const accordion = blocks.find(({ name }) => name === 'accordion')
  if (!accordion) throw new Error('there is no accordion')
  const sizeOf = (file: string): string =>
    kilobytes(brotliCompressSync(readFileSync(`${DIST}/${file}`)).length)
  return new Map([
    ['version', project.version],
    ['size boot.js', sizeOf('boot.js')],
    ['size ashlar.css', sizeOf('ashlar.css')],
    ['size react', kilobytes(accordion.sizes.react.total)],
    ['size lite', kilobytes(accordion.sizes.lite.total)],
  ])
}
