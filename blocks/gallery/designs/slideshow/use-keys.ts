import { useLayoutEffect, useRef } from 'react'
import { dom } from '../../../../src/data/core/dom'
import { useHost } from '../../../kit/element/host'
import type { Keys } from '../../rules/gallery.keys'
import type { Direction } from './gallery.index'
import { directionOf, endOf, isEditing, isOffScreen } from './gallery.input'

/**
 * Moves a gallery by its keys, pressed anywhere on the page, and by Home and End, pressed inside; elsewhere, they scroll
 * the page. `null` disables all of them.
 */
export function useKeys(
  keys: Keys | null,
  isMoving: () => boolean,
  move: (direction: Direction) => void,
  goToEnd: (end: 'first' | 'last') => void,
): void {
  const host = useHost()
  // One listener for the gallery's lifetime, so that the first visible gallery always gets the key.
  const latest = useRef({ isMoving, move, goToEnd })
  useLayoutEffect(() => {
    latest.current = { isMoving, move, goToEnd }
  })

  useLayoutEffect(() => {
    if (!keys) return
    const press = (event: KeyboardEvent): void => {
      // Another element or gallery has handled the key.
      if (event.defaultPrevented) return
      const { keyCode, key, altKey, ctrlKey, metaKey, shiftKey } = event
      const pressed = { keyCode, key, isShortcut: altKey || ctrlKey || metaKey || shiftKey }
      const obstacles = {
        isEditing: isEditing(event.composedPath()[0]),
        inMotion: latest.current.isMoving(),
        isOffScreen: isOffScreen(host.getBoundingClientRect(), window),
        isElsewhere: !isFree(host),
      }
      const direction = directionOf(pressed, keys, getComputedStyle(host).direction === 'rtl', obstacles)
      const end = host.contains(dom.activeElement) ? endOf(pressed, obstacles) : null
      if (!direction && !end) return
      event.preventDefault()
      if (direction) latest.current.move(direction)
      else if (end) latest.current.goToEnd(end)
    }
    dom.addEventListener('keydown', press)
    return () => dom.removeEventListener('keydown', press)
  }, [host, keys])
}

/** Whether the focus is in this gallery or nowhere. */
function isFree(host: HTMLElement): boolean {
  const focused = dom.activeElement
  return !focused || focused === dom.body || host.contains(focused)
}
