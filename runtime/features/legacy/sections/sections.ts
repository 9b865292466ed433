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

/** Headers of newer and older templates. */
const HEADERS = '#header, .Header, .Header--top, [data-nc-group], #siteWrapper > header'

/**
 * Keeps the targets of links clear of a header that stays in view: on this page, and the one that the address of the
 * page names. Returns how to stop.
 */
function clearAnchors(page: Document): () => void {
  const header = [...page.querySelectorAll<HTMLElement>(HEADERS)].find(staysInView)
  if (!header) return () => {}
  const { style } = page.documentElement
  const before = style.scrollPaddingBlockStart
  const sizes = new ResizeObserver(() => {
    style.scrollPaddingBlockStart = `${header.offsetHeight}px`
  })
  sizes.observe(header)
  return () => {
    sizes.disconnect()
    style.scrollPaddingBlockStart = before
  }
}

const staysInView = (header: HTMLElement): boolean =>
  ['fixed', 'sticky'].includes(getComputedStyle(header).position)
