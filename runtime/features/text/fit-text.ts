import { dom } from '../../../src/data/core/dom'
import { keepAttributes } from '../../../src/dom/core/keep-attributes'
import { onSnapshot } from '../../../src/dom/core/on-snapshot'
import { watchResize } from '../../../src/dom/timing/resize'
import { onDestroy } from '../../core/features/feature'
import { FITTED_TEXT } from '../../core/features/selectors'
import { within } from '../../page/watch-page'
import { dynamicSize, shrunkSize, TEXT_RESIZE_MS } from './fit-text.state'

/**
 * Fits text to its box: `data-ashlar-text="shrink"` reduces the size until no line and no word overflows;
 * `"width"` makes it a share of the box's width. Both follow the size of the box. Text that is added later is
 * fitted before it is painted.
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
    for (const { addedNodes, target, type } of records) {
      if (type === 'attributes') look(target as Element)
      for (const node of addedNodes) if (node instanceof Element && node.isConnected) look(node)
    }
    const changed = new Set(records.map(({ target }) => textAround(target)))
    for (const element of changed) if (element) watched.get(element)?.again()
  })

  look(dom)
  observer.observe(dom.documentElement, {
    attributeFilter: ['data-ashlar-text'],
    childList: true,
    characterData: true,
    subtree: true,
  })
  const stopAll = (): void => {
    for (const { stop } of watched.values()) stop()
    watched.clear()
  }
  const forgetSnapshots = onSnapshot(stopAll, () => look(dom))
  // Another font has other widths.
  dom.fonts.addEventListener('loadingdone', refit)
  onDestroy(() => {
    observer.disconnect()
    dom.fonts.removeEventListener('loadingdone', refit)
    forgetSnapshots()
    stopAll()
  })
}

/** A fitted text. */
interface Watched {
  readonly again: () => void
  readonly stop: () => void
}

/** The size in the text's own `style`. */
type OwnStyle = Pick<CSSStyleDeclaration, 'fontSize' | 'lineHeight' | 'minBlockSize' | 'overflowWrap'>

/** The fitted text that contains a changed node. */
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
  // A word that may break anywhere never overflows.
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

/** Keeps the height of the box and the top of the letters, so that nothing moves. */
function keepInPlace(
  element: HTMLElement,
  top: number,
  { line, share }: { line: number; share: number },
): void {
  const { style } = element
  style.lineHeight = `${line}px`
  style.minBlockSize = getComputedStyle(element).blockSize
  const lower = topOfLetters(element) - top
  // Half of a line's leading is above its letters; lines must not overlap.
  style.lineHeight = `${Math.max(line - 2 * lower, line * share)}px`
}

/** Distance from the top of a text's box to its letters, in px. */
function topOfLetters(element: HTMLElement): number {
  const letters = dom.createRange()
  letters.selectNodeContents(element)
  return letters.getBoundingClientRect().top - element.getBoundingClientRect().top
}

/** The width of the content box, in px. */
function widthOf(element: HTMLElement): number {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element)
  return element.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
}
