/** The languages of all translations, besides English. */
export const LANGUAGES = ['ar', 'de', 'es', 'fr', 'ja'] as const

/** A language of the translations. */
export type Language = (typeof LANGUAGES)[number]
