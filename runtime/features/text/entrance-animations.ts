import { dom } from '../../../src/data/core/dom'
import { isEditMode } from '../../../src/site/core/edit-mode'
import { onDestroy } from '../../core/features/feature'
import { ENTRANCES } from '../../core/features/selectors'
import { watchAttributes, watchPage, within } from '../../page/watch-page'

const STATE = 'data-ashlar-entrance'

/** Duration in s [ROLL-27]. */
const ENTRANCE_S = 0.3

/** Size from which `data-ashlar-animate="scale"` grows [ROLL-27]. */
const ENTRANCE_SCALE = 0.94

/** Maximum time that images delay an entrance: one that never loads must not hide its element. */
const IMAGE_TIMEOUT_MS = 8000

/**
 * Animates elements with `data-ashlar-animate` once, when they scroll into view and their images have loaded.
 * Elements that are visible at the start are not animated. Nothing is hidden in edit mode [ROLL-26] or under reduced
 * motion.
 */
export function start(): void {
  if (isEditMode() || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const sheet = styles()
  dom.adoptedStyleSheets.push(sheet)

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
  watch(dom)
  const stops = [watchPage(document, watch), watchAttributes(document, ['data-ashlar-animate'], watch)]

  onDestroy(() => {
    for (const stop of stops) stop()
    observer.disconnect()
    dom.adoptedStyleSheets = dom.adoptedStyleSheets.filter(other => other !== sheet)
    for (const element of dom.querySelectorAll(`[${STATE}]`)) element.removeAttribute(STATE)
  })
}

/** Settles when every image inside has loaded or failed, or after `IMAGE_TIMEOUT_MS`. */
async function imagesLoaded(element: Element): Promise<void> {
  const images = element instanceof HTMLImageElement ? [element] : [...element.querySelectorAll('img')]
  const outcomes = images.filter(image => !image.complete).map(outcome)
  const timeout = new Promise(done => setTimeout(done, IMAGE_TIMEOUT_MS))
  await Promise.race([Promise.all(outcomes), timeout])
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

/** The part of an `IntersectionObserverEntry` that decides about an entrance. */
interface Sighting {
  readonly isIntersecting: boolean
  /** The visible share, 0 to 1. */
  readonly intersectionRatio: number
  readonly boundingClientRect: { readonly height: number }
}

/** Whether half of an element is visible, or any of it if it is taller than the viewport. */
export function isEntered(
  { isIntersecting, intersectionRatio, boundingClientRect }: Sighting,
  viewportHeight: number,
): boolean {
  return intersectionRatio >= 0.5 || (isIntersecting && boundingClientRect.height > viewportHeight)
}
