import { $site } from '../../src/site/site'
import { contextScript, readContext } from '../read-context'

/** Keeps `$site` true when Turbo or htmx bring a page with a context of its own. Returns how to stop. */
export function watchContext(page: Document): () => void {
  let script = contextScript(page)
  const observer = new MutationObserver(() => {
    const next = contextScript(page)
    if (!next || next === script) return
    script = next
    $site.set(readContext(next))
  })
  observer.observe(page, { childList: true, subtree: true })
  return () => observer.disconnect()
}
