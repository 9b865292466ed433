import { dom } from '../../data/core/dom'

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]'

/**
 * Saves the focused element inside `host` before its HTML is replaced.
 *
 * @returns how to restore the focus: to the same element, or its replacement.
 */
export function keepFocus(host: Element): (() => void) | undefined {
  const focused = dom.activeElement
  if (!(focused instanceof HTMLElement) || !host.contains(focused)) return undefined

  const text = focused.textContent.trim()
  const place = [...host.querySelectorAll(FOCUSABLE)].indexOf(focused)
  return () => {
    if (dom.activeElement !== dom.body) return
    const candidates = [...host.querySelectorAll<HTMLElement>(FOCUSABLE)]
    const heir = host.contains(focused)
      ? focused
      : (candidates.find(candidate => text && candidate.textContent.trim() === text) ?? candidates[place])
    heir?.focus({ preventScroll: true })
  }
}
