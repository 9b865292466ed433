import type { Translations } from '../translator/translator'

/** The languages with translations besides English, and how to load each. */
export const LANGUAGES: Readonly<Record<string, () => Promise<{ readonly translations: Translations }>>> = {
  ar: () => import('../languages/ar'),
  de: () => import('../languages/de'),
  es: () => import('../languages/es'),
  fr: () => import('../languages/fr'),
  ja: () => import('../languages/ja'),
}
