import { atom } from 'nanostores'

/** What a visitor may agree to, beside what the page cannot do without (decisions §2). */
export type ConsentCategory = 'functional' | 'analytics' | 'marketing'

/** The categories, in the order in which a visitor reads them. */
export const CONSENT_CATEGORIES: readonly ConsentCategory[] = ['functional', 'analytics', 'marketing']

/** What a visitor has decided of each category. */
export type ConsentChoice = Readonly<Record<ConsentCategory, boolean>>

/** What may run on the page. */
export type Consent = ConsentChoice & { readonly necessary: true }

/** What may run; null until the visitor has chosen, or something else has decided. */
export const $consent = atom<Consent | null>(null)

/** The categories of which something has run on this page: it cannot be undone. */
export const usedCategories = new Set<ConsentCategory>()
