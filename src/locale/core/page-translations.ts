import { report } from '../../data/core/report'
import { website } from '../../site/core/website'
import { LANGUAGES } from './languages'
import { speak } from './translatable'

/** How long a block waits for the words of the page's language before it speaks English. */
const PATIENCE_MS = 3000

let spoken = ''
let coming: Promise<void> | undefined

/**
 * What to wait for before a text is shown: the words of the page's language. Undefined where there is nothing to wait
 * for, as on every page in English.
 *
 * The language is that of `<html lang>`; where it has none, that of the site.
 */
export function pageWords(
  tag = document.documentElement.lang || website().language,
  languages = LANGUAGES,
  patience: () => Promise<void> = () => new Promise(done => setTimeout(done, PATIENCE_MS)),
): Promise<void> | undefined {
  if (tag !== spoken) {
    const hadWords = spoken !== ''
    spoken = tag
    coming = undefined
    const language = tag.split(/[-_]/)[0]?.toLowerCase() ?? ''
    if (Object.hasOwn(languages, language)) {
      const learned = learn(language).catch(report)
      const waited = Promise.race([learned, patience()])
      coming = waited
      waited.then(() => {
        if (coming === waited) coming = undefined
      })
    } else if (hadWords) speak('en')
  }
  return coming

  async function learn(language: string): Promise<void> {
    const [words, { localeOf, translator }] = await Promise.all([
      languages[language]?.(),
      import('../translator/translator'),
    ])
    // Another page may have come by now, in another language.
    if (!words || spoken !== tag) return
    const locale = localeOf(tag, language)
    speak(locale, translator(words.translations, locale))
  }
}
