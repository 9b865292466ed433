import { $site } from './site/site'

/** What a visitor may agree to, beside what the page cannot do without (decisions §2). */
export type ConsentCategory = 'functional' | 'analytics' | 'marketing'

/**
 * Runs `work` once the visitor has agreed to that kind of thing: when `ashlar:consent` says so
 * (`detail[category] === true`), or at once where the context's `consent` is `compat`, the mode that
 * asks nobody. Returns how to stop waiting.
 *
 * The visitor may have chosen before: `ashlar:consent-asked` asks whoever keeps the choice to say it
 * again, with `ashlar:consent`.
 */
export function whenConsented(
  category: ConsentCategory,
  work: () => void,
  page: Document = document,
): () => void {
  if ($site.get().consent === 'compat') {
    work()
    return () => {}
  }
  const undo = new AbortController()
  page.addEventListener(
    'ashlar:consent',
    event => {
      const { detail } = event as CustomEvent<Partial<Record<ConsentCategory, boolean>> | null>
      if (detail?.[category] !== true) return
      undo.abort()
      work()
    },
    { signal: undo.signal },
  )
  page.dispatchEvent(new CustomEvent('ashlar:consent-asked'))
  return () => undo.abort()
}
