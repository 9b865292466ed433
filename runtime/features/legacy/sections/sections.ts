import { clearAnchors } from './clear-anchors'
import { revealContent, settleContent } from './reveal-content'

/** Shows the content that waits for the template's script, and keeps targets of links clear of the header. Returns how to stop. */
export function start(page: Document): () => void {
  const undo = new AbortController()
  const stops = [settleContent(page)]
  // Whether something is hidden or sticky depends on the page's style sheets.
  const settle = (): void => void stops.push(revealContent(page), clearAnchors(page))
  if (page.readyState === 'complete') settle()
  else addEventListener('load', settle, { once: true, signal: undo.signal })
  return () => {
    undo.abort()
    for (const stop of stops) stop()
  }
}
