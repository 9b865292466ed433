import { onDestroy } from '../../../core/features/feature'
import { playBackgrounds } from './background-videos'
import { drawDividers } from './dividers'
import { sizeText } from './dynamic-text'
import { startEffects } from './media-effects'
import { revealContent, settleContent } from './reveal-content'

/** Brings what a page has beside its blocks to life: texts, backgrounds, dividers, and content that waits for a script. */
export function startSections(page: Document): void {
  for (const start of [settleContent, sizeText, playBackgrounds, drawDividers, startEffects])
    onDestroy(start(page))
  // Whether something is hidden or sticky depends on the page's style sheets.
  const settle = (): void => {
    onDestroy(revealContent(page))
    onDestroy(clearAnchors(page))
  }
  if (page.readyState === 'complete') settle()
  else addEventListener('load', settle, { once: true })
}

/** Headers of newer and older templates. */
const HEADERS = '#header, .Header, .Header--top, [data-nc-group], #siteWrapper > header'

/**
 * Keeps the targets of links clear of a header that stays in view: on this page, and the one that the address of the
 * page names. Returns how to stop.
 */
export function clearAnchors(page: Document): () => void {
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
