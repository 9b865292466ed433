import type { Translations } from '../translator/translator'

/** The languages besides English that visitors' texts are translated into, and how each is loaded. */
export const LANGUAGES: Readonly<Record<string, () => Promise<{ readonly translations: Translations }>>> = {
  ar: () => import('../languages/ar'),
  de: () => import('../languages/de'),
  es: () => import('../languages/es'),
  fr: () => import('../languages/fr'),
  ja: () => import('../languages/ja'),
}
