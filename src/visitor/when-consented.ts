import { dom } from '../data/core/dom'
import { consentSettings, isRestrictive } from '../site/slices/consent-settings'
import { type ConsentCategory, usedCategories } from './core/consent-store'

/**
 * Runs `work` once the visitor has agreed to the category: on `ashlar:consent` with `detail[category] ===
 * true`, or immediately if the context's `consent` is `compat`, the mode without a question; there, tracking
 * still waits if the site's cookie policy is restrictive. Returns how to stop waiting.
 *
 * An earlier choice is requested by `ashlar:consent-asked` and answered by `ashlar:consent`.
 *
 * @param choice the `ashlar:consent` after which the caller's code has loaded.
 */
export function whenConsented(
  category: ConsentCategory,
  work: () => void,
  page: Document = dom,
  choice?: Event,
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
  const look = (event: Event): void => {
    const { detail } = event as CustomEvent<Partial<Record<ConsentCategory, boolean>> | null>
    if (detail?.[category] !== true) return
    undo.abort()
    begin()
  }
  page.addEventListener('ashlar:consent', look, { signal: undo.signal })
  if (choice) look(choice)
  else page.dispatchEvent(new CustomEvent('ashlar:consent-asked'))
  return () => undo.abort()
}

function asksNobody(category: ConsentCategory): boolean {
  return consentSettings().consent === 'compat' && (category === 'functional' || !isRestrictive())
}
