import type { Translate } from '../core/translatable'
import type { Language } from '../languages'
import { createMessage, type FormatMessage } from './format-message'

/**
 * The texts of a language by key: plain texts, messages with the values `{0}`, `{1}` …, and groups of them.
 */
export interface Translations {
  readonly [key: string]: string | Translations
}

/** The declaration of a `*.translations.ts`: the texts of the adjacent `*.messages.ts` in each language, by name. */
export type TranslationTable = Readonly<Record<Language, Translations>>

/**
 * Makes translations callable like the English texts: a text with values is a function, parsed on first use.
 *
 * @param tag BCP 47 tag, for plurals and digits.
 */
export function translator(translations: Translations, tag: string): Translate {
  return (name, english) => {
    const texts = translations[name]
    return typeof texts === 'object' ? inShapeOf(english, texts, tag) : undefined
  }
}

/** The locale of a page's tag; only the language if the tag is invalid, such as `de_DE`. */
export function localeOf(tag: string, language: string): string {
  try {
    return new Intl.Locale(tag).toString()
  } catch {
    return language
  }
}

function inShapeOf(english: object, texts: Translations, tag: string): object {
  const entries = Object.entries(english).flatMap(([key, own]: [string, unknown]) => {
    const text = texts[key]
    if (typeof text === 'string') return [[key, typeof own === 'function' ? message(text, tag) : text]]
    return text && typeof own === 'object' ? [[key, { ...own, ...inShapeOf(own ?? {}, text, tag) }]] : []
  })
  return Object.fromEntries(entries)
}

function message(text: string, tag: string): (...values: (string | number)[]) => string {
  let format: FormatMessage | undefined
  return (...values) => {
    format ??= createMessage(text, tag)
    return format(Object.fromEntries(values.map((value, at) => [at, value])))
  }
}
