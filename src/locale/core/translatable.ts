/** Returns the texts of that name in another language; `undefined` if there are none. */
export type Translate = (name: string, english: object) => object | undefined

interface Known {
  readonly name: string
  readonly english: object
  /** The texts for the code: the same object in every language. */
  readonly texts: object
}

const known: Known[] = []
let translate: Translate | undefined
let language = 'en'

/**
 * Makes texts for visitors translatable into the page's language. The same object holds them in every language, so
 * code that reads a text on rendering, and not on import, gets the right one.
 *
 * @param name the name of the texts in the adjacent `*.translations.ts`.
 */
export function translatable<Texts extends object>(name: string, english: Texts): Readonly<Texts> {
  const texts = { ...english }
  known.push({ name, english, texts })
  return Object.assign(texts, translate?.(name, english))
}

/**
 * Sets the language of all texts; without a translation, they are in English.
 *
 * @param tag BCP 47 tag.
 */
export function setLanguage(tag: string, translation?: Translate): void {
  language = tag
  translate = translation
  for (const { name, english, texts } of known) Object.assign(texts, english, translation?.(name, english))
}

/** The BCP 47 tag of the language of all texts. */
export const currentLanguage = (): string => language

/** Every text that can be translated, by name, in English. */
export const translatables = (): readonly Known[] => known
