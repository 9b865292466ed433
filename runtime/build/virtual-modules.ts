import { globSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import type { SourceMapInput } from 'rolldown'
import type { Plugin } from 'vite'
import { blockFacts, legacyMarkup } from './block-facts.ts'
import { type Block, blockNames, readBlocks } from './blocks.ts'
import { readTranslations, type TranslationFile, translationFiles } from './translations.ts'

const PREFIX = 'virtual:ashlar/'

const TRANSLATIONS = 'translations/'

/**
 * Resolves `virtual:ashlar/NAME`, modules that are generated from the folders of the blocks.
 *
 * @param root the folder of the repository.
 */
export function virtualModules(root = '.'): Plugin {
  return {
    name: 'ashlar:virtual-modules',
    resolveId: {
      filter: { id: /^virtual:ashlar\// },
      // Written last, because it lists the files of the build.
      handler: id => (id === `${PREFIX}files` ? { id: './files.js', external: true } : id),
    },
    load: {
      filter: { id: /^virtual:ashlar\// },
      async handler(id) {
        const name = id.slice(PREFIX.length)
        const fileOf = ([block]: readonly string[]): string => resolve(root, `blocks/${block}/block.ts`)
        if (name === 'legacy-markup')
          return tableModule('LEGACY_MARKUP', legacyMarkup(await readBlocks(root)), fileOf)
        if (name === 'block-names') return `export const BLOCK_NAMES = ${JSON.stringify(blockNames(root))}`
        if (name === 'reserved-boxes')
          return `export const RESERVED = ${JSON.stringify(reservedBoxes(await readBlocks(root)))}`
        if (name === 'block-facts')
          return tableModule('BLOCK_FACTS', blockFacts(await readBlocks(root), root), fileOf)
        if (name === 'view-blocks')
          return tableModule('VIEW_BLOCKS', viewBlocks(await readBlocks(root)), fileOf)
        if (name === 'block-variants')
          return tableModule('BLOCK_VARIANTS', blockVariants(await readBlocks(root)), path =>
            path.length > 1 ? fileOf(path) : undefined,
          )
        if (name === 'static-forms') return staticForms(root)
        if (!name.startsWith(TRANSLATIONS)) return this.error(`there is no module ${id}`)
        const texts = (await readTranslations(root))[name.slice(TRANSLATIONS.length)] ?? {}
        const files = await translationFiles(root)
        return tableModule('translations', texts, path => sourceOfText(files, path, root))
      },
    },
  }
}

/** The names of the blocks whose style sheets reserve the box of an empty element. */
const reservedBoxes = (blocks: readonly Block[]): string[] =>
  blocks.filter(({ reservesBox }) => reservesBox).map(({ name }) => name)

/** The block of each view, by the view's name. */
const viewBlocks = (blocks: readonly Block[]): Record<string, string> =>
  Object.fromEntries(blocks.flatMap(({ name, view }) => (view ? [[view, name]] : [])))

/** The strings that ask for each variant of a block. */
const blockVariants = (blocks: readonly Block[]): Record<string, Record<string, string>> =>
  Object.fromEntries(
    blocks.flatMap(({ name, variants }) =>
      variants
        ? [
            [
              name,
              Object.fromEntries(
                Object.entries(variants).map(([variant, { values }]) => [variant, values.join('|')]),
              ),
            ],
          ]
        : [],
    ),
  )

/** The static forms of all blocks that have one, and what renders them. */
function staticForms(root: string): string {
  const files = globSync('blocks/*/*.static.tsx', { cwd: root }).sort()
  const path = (file: string): string => JSON.stringify(resolve(root, file).replaceAll('\\', '/'))
  return [
    `export { renderStatic } from ${path('blocks/kit/element/render-static.ts')}`,
    ...files.map((file, at) => `import form${at} from ${path(file)}`),
    `export const STATIC_FORMS = {${files.map((file, at) => `"${basename(file, '.static.tsx')}":form${at}`)}}`,
  ].join('\n')
}

/** Finds the file of the text at a path of keys; none for a group of texts. */
function sourceOfText(
  files: readonly TranslationFile[],
  path: readonly string[],
  root: string,
): string | undefined {
  const file = files.find(({ table }) =>
    Object.values(table).some(texts => typeof at(texts, path) === 'string'),
  )
  return file && resolve(root, file.path)
}

const at = (texts: unknown, path: readonly string[]): unknown =>
  path.reduce((group, key) => Object(group)[key], texts)

/** A generated table: texts or other values, by the keys on the way to each. */
interface Table {
  readonly [key: string]: unknown
}

/** A module with its source map. */
interface TableModule {
  readonly code: string
  readonly map: SourceMapInput
}

/**
 * Writes a table as the module's only export, with a source map that names the file of each value: one value per line.
 *
 * @param sourceOf the absolute path of the file that contains the value at a path of keys.
 */
function tableModule(
  name: string,
  table: Table,
  sourceOf: (path: readonly string[]) => string | undefined,
): TableModule {
  const lines: string[] = [`export const ${name} = {`]
  const sources: string[] = []
  let mappings = ''
  let last = 0
  const write = (value: unknown, path: readonly string[]): void => {
    const source = sourceOf(path)
    const key = `${JSON.stringify(path.at(-1))}:`
    if (source === undefined) {
      lines.push(`${key}{`)
      mappings += ';'
      for (const [inner, child] of Object.entries(value as Table)) write(child, [...path, inner])
      lines.push('},')
      mappings += ';'
      return
    }
    lines.push(`${key}${JSON.stringify(value)},`)
    const at = sources.includes(source) ? sources.indexOf(source) : sources.push(source) - 1
    mappings += `;A${vlq(at - last)}AA`
    last = at
  }
  for (const [key, value] of Object.entries(table)) write(value, [key])
  return { code: [...lines, '}'].join('\n'), map: { version: 3, sources, names: [], mappings } }
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Encodes a number as source maps do. */
function vlq(value: number): string {
  let rest = value < 0 ? (-value << 1) | 1 : value << 1
  let text = ''
  do {
    const isLast = rest < 32
    text += DIGITS[(rest & 31) | (isLast ? 0 : 32)]
    rest >>= 5
  } while (rest > 0)
  return text
}
