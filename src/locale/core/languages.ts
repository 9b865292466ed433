import type { Translations } from '../translator/translator'

/** The languages with translations besides English, and how to load each: one file per language. */
export const LANGUAGES: Readonly<Record<string, () => Promise<{ readonly translations: Translations }>>> = {
  ar: () => import('virtual:ashlar/translations/ar'),
  de: () => import('virtual:ashlar/translations/de'),
  es: () => import('virtual:ashlar/translations/es'),
  fr: () => import('virtual:ashlar/translations/fr'),
  ja: () => import('virtual:ashlar/translations/ja'),
}
