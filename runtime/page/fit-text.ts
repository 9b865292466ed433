import { keepAttributes } from '../../src/keep-attributes'
import { watchResize } from '../../src/timing/resize'
import { onDestroy } from '../part'
import { dynamicSize, shrunkSize, TEXT_RESIZE_MS } from './fit-text.state'

const SELECTOR = '[data-ashlar-text]'

/**
 * Fits text to its place (B9 L342): `data-ashlar-text="shrink"` is made smaller until no line and no word of it is
 * wider than its box, `"width"` is as high as a share of its width. Both again when the box has another size. What
 * is put onto the page later is fitted before it is painted.
 */
export function start(_tools?: object, watch: typeof watchResize = watchResize): void {
  const watched = new Map<HTMLElement, () => void>()

  const look = (): void => {
    for (const [element, stop] of watched) {
      if (element.isConnected) continue
      stop()
      watched.delete(element)
    }
    for (const element of document.querySelectorAll<HTMLElement>(SELECTOR)) {
      if (watched.has(element)) continue
      const restore = keepAttributes(element, ['style'])
      const stop = watch(element, () => fitText(element), { timeoutMs: TEXT_RESIZE_MS })
      watched.set(element, () => {
        stop()
        restore()
      })
      fitText(element)
    }
  }
  const refit = (): void => {
    for (const element of watched.keys()) fitText(element)
  }
  const observer = new MutationObserver(records => {
    look()
    const changed = new Set(records.map(({ target }) => textAround(target)))
    for (const element of changed) if (element && watched.has(element)) fitText(element)
  })

  look()
  observer.observe(document.documentElement, { childList: true, characterData: true, subtree: true })
  // Letters of another font are as wide as they are.
  document.fonts.addEventListener('loadingdone', refit)
  onDestroy(() => {
    observer.disconnect()
    document.fonts.removeEventListener('loadingdone', refit)
    for (const stop of watched.values()) stop()
  })
}

/** The fitted text that a change stands in. */
function textAround(target: Node): HTMLElement | null {
  const element = target instanceof Element ? target : target.parentElement
  return element?.closest<HTMLElement>(SELECTOR) ?? null
}

function fitText(element: HTMLElement): void {
  const { ashlarText, ashlarTextShare } = element.dataset
  if (ashlarText === 'width') element.style.fontSize = dynamicSize(widthOf(element), ashlarTextShare)
  else shrink(element)
}

function shrink(element: HTMLElement): void {
  const { style } = element
  style.fontSize = style.lineHeight = ''
  const { fontSize, lineHeight } = getComputedStyle(element)
  const own = Number.parseFloat(fontSize)
  // A word that may break anywhere never says that it is too long.
  style.overflowWrap = 'normal'
  const size = shrunkSize(own, tried => {
    style.fontSize = `${tried}px`
    return element.scrollWidth <= element.clientWidth
  })
  style.overflowWrap = ''
  style.fontSize = size < own ? `${size}px` : ''
  // A line stays as high as it was, so that nothing below moves.
  style.lineHeight = size < own && lineHeight !== 'normal' ? lineHeight : ''
}

/** The width that text has for itself, in px. */
function widthOf(element: HTMLElement): number {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element)
  return element.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
}
