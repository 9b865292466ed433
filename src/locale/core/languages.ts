import type { Translations } from '../translator/translator'

/** The languages besides English that visitors' texts are translated into, and how each is loaded: one file each. */
export const LANGUAGES: Readonly<Record<string, () => Promise<{ readonly translations: Translations }>>> = {
  ar: () => import('virtual:ashlar/translations/ar'),
  de: () => import('virtual:ashlar/translations/de'),
  es: () => import('virtual:ashlar/translations/es'),
  fr: () => import('virtual:ashlar/translations/fr'),
  ja: () => import('virtual:ashlar/translations/ja'),
}
