import { atom } from 'nanostores'

/** The optional categories of consent. */
export type ConsentCategory = 'functional' | 'analytics' | 'marketing'

/** The categories in display order. */
export const CONSENT_CATEGORIES: readonly ConsentCategory[] = ['functional', 'analytics', 'marketing']

/** A visitor's decision per category. */
export type ConsentChoice = Readonly<Record<ConsentCategory, boolean>>

/** The categories of code that may run on the page. */
export type Consent = ConsentChoice & { readonly necessary: true }

/** The allowed categories; `null` until they are known. */
export const $consent = atom<Consent | null>(null)

/** The categories that have run on this page, which cannot be undone. */
export const usedCategories = new Set<ConsentCategory>()
