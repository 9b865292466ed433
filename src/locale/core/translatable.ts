/** Gives the texts of that name in another language; undefined where it has none. */
export type Translate = (name: string, english: object) => object | undefined

interface Known {
  readonly name: string
  readonly english: object
  /** What the code reads: the same object in every language. */
  readonly texts: object
}

const known: Known[] = []
let translate: Translate | undefined
let language = 'en'

/**
 * Lets texts that a visitor reads be said in the page's language. The same object holds them in every language, so
 * whoever reads a text when it is drawn, and not when the module runs, reads the right one.
 *
 * @param name by which the `*.translations.ts` beside it knows the texts.
 */
export function translatable<Texts extends object>(name: string, english: Texts): Readonly<Texts> {
  const texts = { ...english }
  known.push({ name, english, texts })
  return Object.assign(texts, translate?.(name, english))
}

/**
 * Says all texts in another language from now on; in English without a translation.
 *
 * @param tag BCP 47 tag.
 */
export function speak(tag: string, translation?: Translate): void {
  language = tag
  translate = translation
  for (const { name, english, texts } of known) Object.assign(texts, english, translation?.(name, english))
}

/** The tag of the language that texts are said in. */
export const spokenLanguage = (): string => language

/** Every text that can be translated, by name, in English. */
export const translatables = (): readonly Known[] => known
