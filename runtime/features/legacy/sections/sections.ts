import { onDestroy } from '../../../core/features/feature'
import { playBackgrounds } from './background-videos'
import { clearAnchors } from './clear-anchors'
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
