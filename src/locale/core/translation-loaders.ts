import type { Language } from '../languages'
import type { Translations } from '../translator/translator'

/** Loads the translations of a language: one file per language. */
type Load = () => Promise<{ readonly translations: Translations }>

/** Loaders of all translations, by language. */
export const LOADERS: Readonly<Record<string, Load>> = {
  ar: () => import('virtual:ashlar/translations/ar'),
  de: () => import('virtual:ashlar/translations/de'),
  es: () => import('virtual:ashlar/translations/es'),
  fr: () => import('virtual:ashlar/translations/fr'),
  ja: () => import('virtual:ashlar/translations/ja'),
} satisfies Readonly<Record<Language, Load>>
