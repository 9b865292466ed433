import { openClosable } from '../../../src/overlays/escape/closables'
import { placeTooltip, TOOLTIP_FADE_MS, TOOLTIP_WIDTH } from './tooltip.state'

/** A tooltip that describes its target; it shows once it is told to. */
export interface Tooltip {
  readonly target: HTMLElement
  readonly show: (anchor: { readonly x: number; readonly y: number }) => void
  /** Stays, although it was fading. */
  readonly keep: () => void
  /** Fades, if it shows, and goes. */
  readonly end: () => void
  readonly isThere: () => boolean
  readonly holds: (node: EventTarget | null) => boolean
  /** Its target has the focus, and keeps it wherever the pointer goes. */
  readonly isFocused: () => boolean
}

/** Looks of a tooltip: colours of the page's own scheme, the other way round. No style sheet of the site is asked. */
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

/** Where a tooltip belongs: beside a dialog that is open it could not be pointed at. */
const PLACES = 'dialog, main, nav, aside, header, footer'

let count = 0

/** Makes the tooltip of a target, and lets it describe it at once. */
export function createTooltip(target: HTMLElement, text: string): Tooltip {
  const element = document.createElement('div')
  element.id = `ashlar-tooltip-${++count}`
  element.role = 'tooltip'
  element.popover = 'manual'
  element.dir = getComputedStyle(target).direction
  element.textContent = text
  Object.assign(element.style, STYLE)
  const place = target.closest(PLACES) ?? document.body
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
        width: document.documentElement.clientWidth,
        height: innerHeight,
      })
      Object.assign(element.style, { left: `${place.x}px`, top: `${place.y}px` })
      leave = openClosable(remove)
      animate(element, 1)
    },
    keep() {
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
    isFocused: () => target === document.activeElement,
  }
}

/** Names the tooltip beside what describes the target already. Returns how to undo it. */
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
