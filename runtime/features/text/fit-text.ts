import { keepAttributes } from '../../../src/dom/core/keep-attributes'
import { watchResize } from '../../../src/dom/core/resize'
import { onDestroy } from '../../core/features/feature'
import { FITTED_TEXT } from '../../core/features/selectors'
import { within } from '../../page/watch-page'
import { dynamicSize, shrunkSize, TEXT_RESIZE_MS } from './fit-text.state'

/**
 * Fits text to its place (B9 L342): `data-ashlar-text="shrink"` is made smaller until no line and no word of it is
 * wider than its box, `"width"` is as high as a share of its width. Both again when the box has another size. What
 * is put onto the page later is fitted before it is painted.
 */
export function start(_tools?: object, watch: typeof watchResize = watchResize): void {
  const watched = new Map<HTMLElement, Watched>()

  const look = (root: ParentNode): void => {
    for (const element of within(root, FITTED_TEXT) as HTMLElement[]) {
      if (watched.has(element)) continue
      const { fontSize, lineHeight, minBlockSize, overflowWrap } = element.style
      const restore = keepAttributes(element, ['style'])
      const again = (): void => fitText(element, { fontSize, lineHeight, minBlockSize, overflowWrap })
      const stopWatching = watch(element, again, { timeoutMs: TEXT_RESIZE_MS })
      watched.set(element, {
        again,
        stop() {
          stopWatching()
          restore()
        },
      })
      again()
    }
  }
  const forgetRemoved = (): void => {
    for (const [element, text] of watched) {
      if (element.isConnected) continue
      text.stop()
      watched.delete(element)
    }
  }
  const refit = (): void => {
    for (const { again } of watched.values()) again()
  }
  const observer = new MutationObserver(records => {
    forgetRemoved()
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node instanceof Element && node.isConnected) look(node)
    }
    const changed = new Set(records.map(({ target }) => textAround(target)))
    for (const element of changed) if (element) watched.get(element)?.again()
  })

  look(document)
  observer.observe(document.documentElement, { childList: true, characterData: true, subtree: true })
  // Letters of another font are as wide as they are.
  document.fonts.addEventListener('loadingdone', refit)
  onDestroy(() => {
    observer.disconnect()
    document.fonts.removeEventListener('loadingdone', refit)
    for (const { stop } of watched.values()) stop()
  })
}

/** A text that is kept fitted. */
interface Watched {
  readonly again: () => void
  readonly stop: () => void
}

/** What the text's own `style` says of its size. */
type OwnStyle = Pick<CSSStyleDeclaration, 'fontSize' | 'lineHeight' | 'minBlockSize' | 'overflowWrap'>

/** The fitted text that a change stands in. */
function textAround(target: Node): HTMLElement | null {
  const element = target instanceof Element ? target : target.parentElement
  return element?.closest<HTMLElement>(FITTED_TEXT) ?? null
}

function fitText(element: HTMLElement, ownStyle: OwnStyle): void {
  const { ashlarText, ashlarTextShare } = element.dataset
  if (ashlarText === 'width') element.style.fontSize = dynamicSize(widthOf(element), ashlarTextShare)
  else shrink(element, ownStyle)
}

function shrink(element: HTMLElement, ownStyle: OwnStyle): void {
  const { style } = element
  Object.assign(style, ownStyle)
  const { fontSize, lineHeight } = getComputedStyle(element)
  const own = Number.parseFloat(fontSize)
  const top = topOfLetters(element)
  // A word that may break anywhere never says that it is too long.
  style.overflowWrap = 'normal'
  const size = shrunkSize(own, tried => {
    style.fontSize = `${tried}px`
    return element.scrollWidth <= element.clientWidth
  })
  Object.assign(style, ownStyle)
  if (size === own) return
  style.fontSize = `${size}px`
  if (lineHeight !== 'normal')
    keepInPlace(element, top, { line: Number.parseFloat(lineHeight), share: size / own })
}

/** Nothing below moves, as the box stays as high as its lines were; nor do the letters, which keep their top. */
function keepInPlace(
  element: HTMLElement,
  top: number,
  { line, share }: { line: number; share: number },
): void {
  const { style } = element
  style.lineHeight = `${line}px`
  style.minBlockSize = getComputedStyle(element).blockSize
  const lower = topOfLetters(element) - top
  // Half of what a line has beyond its letters stands above them; lines must not run into each other.
  style.lineHeight = `${Math.max(line - 2 * lower, line * share)}px`
}

/** How far below the edge of its box a text's letters begin, in px. */
function topOfLetters(element: HTMLElement): number {
  const letters = document.createRange()
  letters.selectNodeContents(element)
  return letters.getBoundingClientRect().top - element.getBoundingClientRect().top
}

/** The width that text has for itself, in px. */
function widthOf(element: HTMLElement): number {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element)
  return element.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
}
