import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { LANGUAGES } from '../../src/locale/languages.ts'
import type { Translations } from '../../src/locale/translator/translator'

/** The default export of a `*.translations.ts`, and its path from the root. */
export interface TranslationFile {
  readonly path: string
  readonly table: Readonly<Record<string, Translations>>
}

/**
 * Reads the texts of every `*.translations.ts`: language → texts.
 *
 * @throws an error with one line per problem, which names the file and the correction.
 */
export async function readTranslations(root = '.'): Promise<Readonly<Record<string, Translations>>> {
  const files = await translationFiles(root)
  const problems = translationProblems(files)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return Object.fromEntries(
    LANGUAGES.map(language => [language, merged(files.map(({ table }) => table[language] ?? {}))]),
  )
}

/** Lists every `*.translations.ts` of the blocks and of `src`. */
export async function translationFiles(root = '.'): Promise<TranslationFile[]> {
  const paths = globSync('{blocks,src}/**/*.translations.ts', { cwd: root }).map(path =>
    path.replaceAll('\\', '/'),
  )
  return Promise.all(
    paths.sort().map(async path => {
      const module = await import(/* @vite-ignore */ pathToFileURL(resolve(root, path)).href)
      return { path, table: module.default }
    }),
  )
}

/** Lists the problems of translations, one line each. */
export function translationProblems(files: readonly TranslationFile[]): string[] {
  const owners = new Map<string, string>()
  return files.flatMap(({ path, table }) => {
    const keys = new Set(Object.values(table).flatMap(texts => leaves(texts)))
    const twins = [...keys].filter(key => owners.has(key))
    for (const key of keys) if (!owners.has(key)) owners.set(key, path)
    return [
      ...twins.map(key => `${path}: ${key} is also in ${owners.get(key)}: delete one`),
      ...LANGUAGES.flatMap(language => missingTexts(path, language, table[language], keys)),
    ]
  })
}

function missingTexts(
  path: string,
  language: string,
  texts: Translations | undefined,
  keys: ReadonlySet<string>,
): string[] {
  if (!texts) return [`${path}: write the texts in the language "${language}", which is missing`]
  const known = new Set(leaves(texts))
  return [...keys]
    .filter(key => !known.has(key))
    .map(key => `${path}: write ${key} in the language "${language}"`)
}

/** Lists the paths of all texts, such as `cart-page.problems.gone`. */
const leaves = (texts: Translations, before = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [before + key] : leaves(text, `${before}${key}.`),
  )

/** Merges tables: groups of the same name become one. */
function merged(tables: readonly Translations[]): Translations {
  const texts: Record<string, string | Translations> = {}
  for (const [key, text] of tables.flatMap(table => Object.entries(table))) {
    const known = texts[key]
    texts[key] = typeof known === 'object' && typeof text === 'object' ? merged([known, text]) : text
  }
  return texts
}
