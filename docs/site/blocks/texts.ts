import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { translationFiles } from '../../../runtime/build/translations.ts'
import { translatables } from '../../../src/locale/core/translatable.ts'
import { LANGUAGES } from '../../../src/locale/languages.ts'
import type { Translations } from '../../../src/locale/translator/translator.ts'

const ROOT = `${import.meta.dirname}/../../..`

/** A text that visitors read or hear, in every language. */
export interface VisitorText {
  readonly english: string
  /** By language, in the order of `TEXT_LANGUAGES`. */
  readonly others: readonly string[]
}

/** The languages besides English. */
export const TEXT_LANGUAGES: readonly string[] = LANGUAGES

interface Translatable {
  readonly name: string
  readonly english: object
}

/** Collects the visitors' texts of each block. */
export async function textsByBlock(): Promise<ReadonlyMap<string, readonly VisitorText[]>> {
  const english = new Map((await englishTexts()).map(({ name, english }) => [name, english]))
  const texts = new Map<string, VisitorText[]>()
  for (const { path, table } of await translationFiles(ROOT)) {
    const [, block] = /^blocks\/([\w-]+)\//.exec(path) ?? []
    if (!block || block === 'kit') continue
    const groups = Object.keys(table[LANGUAGES[0] as string] ?? {})
    const rows = groups.flatMap(group =>
      flat(english.get(group) ?? {}).map(([key, text]) => ({
        english: text,
        others: LANGUAGES.map(language => textAt(table[language], [group, ...key])),
      })),
    )
    texts.set(block, [...(texts.get(block) ?? []), ...rows.filter(({ others }) => others.some(Boolean))])
  }
  return texts
}

/** Loads the English texts of all blocks. */
async function englishTexts(): Promise<readonly Translatable[]> {
  for (const path of globSync('blocks/**/*.messages.ts', { cwd: ROOT }).sort()) {
    await import(pathToFileURL(`${ROOT}/${path}`).href)
  }
  return translatables()
}

/** The texts of a group with their paths; `{0}` stands for a value. */
function flat(texts: object, path: readonly string[] = []): (readonly [readonly string[], string])[] {
  return Object.entries(texts).flatMap(([key, text]: [string, unknown]) => {
    if (typeof text === 'string') return [[[...path, key], text] as const]
    if (typeof text === 'function') return [[[...path, key], withPlaceholders(text as TextFunction)] as const]
    return typeof text === 'object' && text ? flat(text, [...path, key]) : []
  })
}

type TextFunction = (...values: unknown[]) => unknown

function withPlaceholders(text: TextFunction): string {
  try {
    return String(text(...Array.from({ length: text.length }, (_, at) => `{${at}}`)))
  } catch (cause) {
    // Texts that count or list need other values.
    if (cause instanceof TypeError || cause instanceof RangeError) return '…'
    throw cause
  }
}

function textAt(texts: Translations | undefined, path: readonly string[]): string {
  let at: string | Translations | undefined = texts
  for (const key of path) at = typeof at === 'object' ? at[key] : undefined
  return typeof at === 'string' ? at : ''
}
