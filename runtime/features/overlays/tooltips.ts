import { dom } from '../../../src/data/core/dom'
import { onDestroy } from '../../core/features/feature'
import { TOOLTIPS } from '../../core/features/selectors'
import { createTooltip, POINTER_OFFSET, TOOLTIP_DELAY_MS, type Tooltip } from './tooltip'

/** Distance between a focused element and its tooltip, in px. */
const FOCUS_GAP = 8

/** Runs `work` after a delay. Returns a function that cancels it. */
type After = (work: () => void, ms: number) => () => void

const timer: After = (work, ms) => {
  const handle = setTimeout(work, ms)
  return () => clearTimeout(handle)
}

/**
 * Shows the text of `data-ashlar-tooltip` beside a hovered or focused element. The tooltip describes its element
 * to assistive technology, can be hovered, and closes on Escape.
 */
export function start(_tools?: object, after: After = timer): void {
  const undo = new AbortController()
  const options = { signal: undo.signal, passive: true, capture: true }
  let pointer = { x: 0, y: 0 }
  let current: Tooltip | undefined
  let cancel = (): void => {}

  const end = (): void => {
    cancel()
    current?.end()
  }
  const rest = (target: HTMLElement | null, anchor: () => typeof pointer): void => {
    if (current?.isThere() && target === current.target) return current.stay()
    end()
    const text = target?.dataset.ashlarTooltip?.trim()
    if (!target || !text) return
    const tooltip = createTooltip(target, text)
    current = tooltip
    cancel = after(() => tooltip.show(anchor()), TOOLTIP_DELAY_MS)
  }

  const listen = <Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (event: DocumentEventMap[Type]) => void,
  ): void => dom.addEventListener(type, listener as EventListener, options)

  listen('pointermove', ({ clientX: x, clientY: y }) => {
    pointer = { x, y }
  })
  listen('pointerover', event => {
    // Touch does not hover.
    if (event.pointerType === 'touch') return
    pointer = { x: event.clientX, y: event.clientY }
    const target = targetOf(event)
    if (current?.holds(event.target)) current.stay()
    else if (target || !current?.isFocused()) rest(target, () => pointer)
  })
  listen('focusin', event => {
    const target = targetOf(event)
    if (target?.matches(':focus-visible')) rest(target, () => besideFocus(target))
  })
  listen('focusout', end)
  listen('pointerdown', event => {
    if (!current?.holds(event.target)) end()
  })
  onDestroy(() => {
    end()
    undo.abort()
  })
}

function targetOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(TOOLTIPS) : null
}

function besideFocus(target: HTMLElement): { x: number; y: number } {
  const { left, bottom } = target.getBoundingClientRect()
  return { x: left - POINTER_OFFSET, y: bottom + FOCUS_GAP - POINTER_OFFSET }
}
