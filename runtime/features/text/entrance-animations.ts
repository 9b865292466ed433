import { isEditMode } from '../../../src/site/core/edit-mode'
import { onDestroy } from '../../core/features/feature'
import { ENTRANCES } from '../../core/features/selectors'
import { watchPage, within } from '../../page/watch-page'
import { isEntered } from './entrance.state'

const STATE = 'data-ashlar-entrance'

/** Duration in s [ROLL-27]. */
const ENTRANCE_S = 0.3

/** Size from which `data-ashlar-animate="scale"` grows [ROLL-27]. */
const ENTRANCE_SCALE = 0.94

/** How long pictures may keep an element waiting, in ms: one that never answers must hide nothing. */
const IMAGE_TIMEOUT_MS = 8000

/**
 * Lets elements with `data-ashlar-animate` come in, once each, when they have scrolled into view and
 * their pictures are there (B4 L257). What is in view at the start has been seen already and stays as it
 * is. Nothing is hidden while the page is edited, or for a visitor who wants less motion.
 */
export function start(): void {
  if (isEditMode() || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const sheet = styles()
  document.adoptedStyleSheets.push(sheet)

  const seen = new WeakSet<Element>()
  const observer = new IntersectionObserver(
    entries => {
      for (const entry of entries) {
        const { target } = entry
        const isIn = isEntered(entry, innerHeight)
        if (isIn) {
          observer.unobserve(target)
          void imagesLoaded(target).then(() => target.setAttribute(STATE, 'in'))
        } else if (!seen.has(target) && !entry.isIntersecting) target.setAttribute(STATE, 'waiting')
        seen.add(target)
      }
    },
    { threshold: [0, 0.5] },
  )
  const watch = (root: ParentNode): void => {
    for (const element of within(root, ENTRANCES)) if (!seen.has(element)) observer.observe(element)
  }
  watch(document)
  const unwatch = watchPage(document, watch)

  onDestroy(() => {
    unwatch()
    observer.disconnect()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet)
    for (const element of document.querySelectorAll(`[${STATE}]`)) element.removeAttribute(STATE)
  })
}

/** Settles when every picture inside has come or failed, or has had `PICTURE_PATIENCE_MS` for it. */
async function imagesLoaded(element: Element): Promise<void> {
  const images = element instanceof HTMLImageElement ? [element] : [...element.querySelectorAll('img')]
  const outcomes = images.filter(image => !image.complete).map(outcome)
  const patience = new Promise(done => setTimeout(done, IMAGE_TIMEOUT_MS))
  await Promise.race([Promise.all(outcomes), patience])
}

function outcome(image: HTMLImageElement): Promise<unknown> {
  return new Promise(done => {
    image.addEventListener('load', done, { once: true })
    image.addEventListener('error', done, { once: true })
  })
}

function styles(): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`@layer ashlar {
    @media screen and (prefers-reduced-motion: no-preference) {
      [${STATE}] { transition: opacity ${ENTRANCE_S}s, scale ${ENTRANCE_S}s }
      [${STATE}='waiting'] { opacity: 0 }
      [${STATE}='waiting'][data-ashlar-animate='scale'] { scale: ${ENTRANCE_SCALE} }
    }
  }`)
  return sheet
}
