import { dom } from '../../../src/data/core/dom'
import { openClosable } from '../../../src/overlays/escape-stack'

/** Delay before a tooltip shows [DLG-09]. */
export const TOOLTIP_DELAY_MS = 1200

/** Maximum width of a tooltip, in px [DLG-09]. */
const TOOLTIP_WIDTH = 250

/** Distance from the pointer, in px [DLG-09]. */
export const POINTER_OFFSET = 15

/** Minimum distance from the edges of the window, in px [DLG-09]. */
const EDGE_MARGIN = 20

/** Duration of its fade [DLG-09]. */
const TOOLTIP_FADE_MS = 300

/** A tooltip that describes its target; hidden until `show` is called. */
export interface Tooltip {
  readonly target: HTMLElement
  readonly show: (anchor: { readonly x: number; readonly y: number }) => void
  /** Cancels a fade. */
  readonly stay: () => void
  /** Fades, if it is visible, and is removed. */
  readonly end: () => void
  readonly isThere: () => boolean
  readonly holds: (node: EventTarget | null) => boolean
  /** Its target has the focus; the pointer does not close it then. */
  readonly isFocused: () => boolean
}

/** Inline, because no style sheet of the site knows the element; inverted colours of the page's colour scheme. */
const STYLE = {
  position: 'fixed',
  inset: 'auto',
  boxSizing: 'border-box',
  inlineSize: 'max-content',
  maxInlineSize: `min(${TOOLTIP_WIDTH}px, calc(100vw - 40px))`,
  margin: '0',
  padding: '8px 12px',
  border: '1px solid canvas',
  borderRadius: '8px',
  background: 'canvastext',
  color: 'canvas',
  font: '400 14px/1.4 system-ui, sans-serif',
  letterSpacing: 'normal',
  overflowWrap: 'anywhere',
  textAlign: 'start',
  textTransform: 'none',
  whiteSpace: 'pre-line',
}

/** The elements that tooltips are appended to: outside an open dialog they would be inert. */
const PLACES = 'dialog, main, nav, aside, header, footer'

let count = 0

/** Creates a hidden tooltip that describes its target immediately. */
export function createTooltip(target: HTMLElement, text: string): Tooltip {
  const element = dom.createElement('div')
  element.id = `ashlar-tooltip-${++count}`
  element.role = 'tooltip'
  element.popover = 'manual'
  element.dir = getComputedStyle(target).direction
  element.textContent = text
  Object.assign(element.style, STYLE)
  const place = target.closest(PLACES) ?? dom.body
  place.append(element)
  const stopDescribing = describe(target, element.id)
  let fade: Animation | undefined
  let leave = (): void => {}

  const remove = (): void => {
    leave()
    stopDescribing()
    element.remove()
  }
  return {
    target,
    show(anchor) {
      if (!target.isConnected) return remove()
      element.showPopover()
      const place = placeTooltip(anchor, element.getBoundingClientRect(), {
        width: dom.documentElement.clientWidth,
        height: innerHeight,
      })
      Object.assign(element.style, { left: `${place.x}px`, top: `${place.y}px` })
      leave = openClosable(remove)
      animate(element, 1)
    },
    stay() {
      fade?.cancel()
      fade = undefined
    },
    end() {
      if (fade) return
      if (!element.matches(':popover-open')) return remove()
      fade = animate(element, 0)
      fade.onfinish = remove
    },
    isThere: () => element.isConnected,
    holds: node => node instanceof Node && element.contains(node),
    isFocused: () => target === dom.activeElement,
  }
}

/** Adds the tooltip to the target's `aria-describedby`. Returns a function that restores it. */
function describe(target: HTMLElement, id: string): () => void {
  const before = target.getAttribute('aria-describedby')
  target.setAttribute('aria-describedby', before ? `${before} ${id}` : id)
  return () => {
    if (before === null) target.removeAttribute('aria-describedby')
    else target.setAttribute('aria-describedby', before)
  }
}

function animate(element: Element, opacity: 0 | 1): Animation {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  return element.animate({ opacity: [1 - opacity, opacity] }, isStill ? 0 : TOOLTIP_FADE_MS)
}

interface Point {
  readonly x: number
  readonly y: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Positions a tooltip below and beside the pointer, or above it if there is no room below. */
export function placeTooltip(pointer: Point, { width, height }: Size, window: Size): Point {
  const below = pointer.y + POINTER_OFFSET
  const fitsBelow = below + height <= window.height - EDGE_MARGIN
  return {
    x: within(pointer.x + POINTER_OFFSET, width, window.width),
    y: within(fitsBelow ? below : pointer.y - POINTER_OFFSET - height, height, window.height),
  }
}

function within(start: number, length: number, room: number): number {
  return Math.max(EDGE_MARGIN, Math.min(start, room - EDGE_MARGIN - length))
}
