import { consentSettings, isRestrictive } from '../../site/core/consent-settings'
import { type ConsentCategory, usedCategories } from './consent-store'

export type { ConsentCategory } from './consent-store'

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
