import { atom } from 'nanostores'
import { consentSettings, isRestrictive } from '../../site/core/consent-settings'

/**
 * Runs `work` once the visitor has agreed to that kind of thing: when `ashlar:consent` says so
 * (`detail[category] === true`), or at once where the context's `consent` is `compat`, the mode that
 * asks nobody. There, what follows visitors still waits where the site's cookie policy is restrictive
 * (B4 L231). Returns how to stop waiting.
 *
 * The visitor may have chosen before: `ashlar:consent-asked` asks whoever keeps the choice to say it
 * again, with `ashlar:consent`.
 */
export function whenConsented(
  category: ConsentCategory,
  work: () => void,
  page: Document = document,
): () => void {
  const begin = (): void => {
    usedCategories.add(category)
    work()
  }
  if (asksNobody(category)) {
    begin()
    return () => {}
  }
  const undo = new AbortController()
  page.addEventListener(
    'ashlar:consent',
    event => {
      const { detail } = event as CustomEvent<Partial<Record<ConsentCategory, boolean>> | null>
      if (detail?.[category] !== true) return
      undo.abort()
      begin()
    },
    { signal: undo.signal },
  )
  page.dispatchEvent(new CustomEvent('ashlar:consent-asked'))
  return () => undo.abort()
}

function asksNobody(category: ConsentCategory): boolean {
  return consentSettings().consent === 'compat' && (category === 'functional' || !isRestrictive())
}

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
