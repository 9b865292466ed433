import { BlockError, report } from '../../../src/data/core/report'
import { keepAttributes } from '../../../src/dom/core/keep-attributes'
import type { Decision } from '../../../src/visitor/statistics/experiments'

/** Stands on an element for one variant of a test: `data-ashlar-variant="TEST:VARIANT"`. */
const MARK = 'data-ashlar-variant'

/**
 * Shows the elements of the variant that the visitor sees, and hides those of the others. Where the test is unknown, the
 * server's choice stays, and is reported. Elements that arrive later are heeded, too.
 */
export function showVariants(variantOf: (test: string) => Decision<string>): {
  readonly show: () => void
  /** Gives every element the server's choice back. */
  readonly stop: () => void
} {
  const restored = new Map<Element, () => void>()
  const reported = new Set<string>()

  const show = (elements = marked()): void => {
    for (const element of elements) {
      const mark = element.getAttribute(MARK) ?? ''
      const at = mark.lastIndexOf(':')
      const { value, error } = variantOf(mark.slice(0, Math.max(0, at)))
      if (!error) {
        if (!restored.has(element)) restored.set(element, keepAttributes(element, ['hidden']))
        element.hidden = value !== mark.slice(at + 1)
      } else if (!reported.has(mark)) {
        reported.add(mark)
        report(new BlockError('data-invalid', `${MARK} "${mark}": ${error.message}`), element)
      }
    }
  }
  const arrivals = new MutationObserver(() => {
    show(marked().filter(element => !restored.has(element)))
  })
  arrivals.observe(document, { childList: true, subtree: true })
  return {
    show: () => show(),
    stop() {
      arrivals.disconnect()
      for (const restore of restored.values()) restore()
    },
  }
}

const marked = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`[${MARK}]`)]
