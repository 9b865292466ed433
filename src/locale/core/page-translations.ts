import { dom } from '../../data/core/dom'
import { report } from '../../data/core/report'
import { $site } from '../../site/core/site'
import { setLanguage } from './translatable'
import { LOADERS } from './translation-loaders'

/** How long a block waits for the translations before it shows English, in ms. */
const TRANSLATIONS_TIMEOUT_MS = 3000

let spoken = ''
let coming: Promise<void> | undefined

/**
 * Loads the translations of the page's language: what to wait for before showing text; `undefined` if there
 * is nothing to load, as on pages in English.
 *
 * The language is that of `<html lang>`, else that of the site.
 */
export function pageTranslations(
  tag = dom.documentElement.lang || siteLanguage(),
  loaders = LOADERS,
  timeout: () => Promise<void> = () => new Promise(done => setTimeout(done, TRANSLATIONS_TIMEOUT_MS)),
): Promise<void> | undefined {
  if (tag !== spoken) {
    const hadWords = spoken !== ''
    spoken = tag
    coming = undefined
    const language = tag.split(/[-_]/)[0]?.toLowerCase() ?? ''
    if (Object.hasOwn(loaders, language)) {
      const learned = learn(language).catch(report)
      const waited = Promise.race([learned, timeout()])
      coming = waited
      waited.then(() => {
        if (coming === waited) coming = undefined
      })
    } else if (hadWords) setLanguage('en')
  }
  return coming

  async function learn(language: string): Promise<void> {
    const [words, { localeOf, translator }] = await Promise.all([
      loaders[language]?.(),
      import('../translator/translator'),
    ])
    // The page's language may have changed in the meantime.
    if (!words || spoken !== tag) return
    const locale = localeOf(tag, language)
    setLanguage(locale, translator(words.translations, locale))
  }
}

/** The language in the context, without the slice that reports invalid values: it comes with the features. */
function siteLanguage(): string {
  const { language } = Object($site.get()['website'])
  return typeof language === 'string' ? language : ''
}
