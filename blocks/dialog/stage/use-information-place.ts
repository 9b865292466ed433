import { type RefObject, useEffect, useState } from 'react'
import { topModal } from './top-modal'

/** The name of the informations' surface. */
export const INFORMATION = 'information'

/**
 * Creates the root of informations. It is inside the open modal, whose surroundings are inert, or else in the
 * stage's shadow root; the popover inside lifts it above everything.
 * @param place the popover inside the root.
 * @param count the number of informations.
 */
export function useInformationRoot(
  shadow: ShadowRoot,
  place: RefObject<HTMLElement | null>,
  newest: unknown,
  count: number,
): ShadowRoot {
  const [root] = useState(() => createRoot(shadow.adoptedStyleSheets))

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each newer dialog
  useEffect(() => {
    // A popover is above a newer dialog only if it is shown after it.
    const rise = (): void => {
      const { current } = place
      if (current?.matches(':popover-open')) current.hidePopover()
      current?.showPopover()
    }
    const undo = new AbortController()
    const { signal } = undo
    const move = (): boolean => {
      const home = (count > 0 && topModal()) || shadow
      if (root.host.parentNode === home) return false
      home.append(root.host)
      home.addEventListener('close', follow, { signal })
      return true
    }
    function follow(): void {
      if (move()) rise()
    }
    move()
    rise()
    // A modal takes the focus when it opens, and restores it when it closes.
    if (count > 0) document.addEventListener('focusin', follow, { signal })
    return () => undo.abort()
  }, [root, shadow, newest, count])

  useEffect(() => () => root.host.remove(), [root])
  return root
}

function createRoot(sheets: CSSStyleSheet[]): ShadowRoot {
  const host = document.createElement('div')
  host.dataset['ashlarSurface'] = INFORMATION
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = sheets
  return root
}
