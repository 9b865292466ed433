import { useLayoutEffect, useRef } from 'react'
import { useHost } from '../../../kit/element/host'
import type { Keys } from '../../rules/gallery.keys'
import type { Direction } from './gallery.index'
import { directionOf, isEditing, isOffScreen } from './gallery.input'

/** Moves a gallery by its keys, pressed anywhere on the page; `null` disables them. */
export function useKeys(
  keys: Keys | null,
  isMoving: () => boolean,
  move: (direction: Direction) => void,
): void {
  const host = useHost()
  // One listener for the gallery's lifetime, so that the first visible gallery always gets the key.
  const latest = useRef({ isMoving, move })
  useLayoutEffect(() => {
    latest.current = { isMoving, move }
  })

  useLayoutEffect(() => {
    if (!keys) return
    const press = (event: KeyboardEvent): void => {
      // Another element or gallery has handled the key.
      if (event.defaultPrevented) return
      const { keyCode, key, altKey, ctrlKey, metaKey, shiftKey } = event
      const direction = directionOf(
        { keyCode, key, isShortcut: altKey || ctrlKey || metaKey || shiftKey },
        keys,
        getComputedStyle(host).direction === 'rtl',
        {
          isEditing: isEditing(event.composedPath()[0]),
          inMotion: latest.current.isMoving(),
          isOffScreen: isOffScreen(host.getBoundingClientRect(), window),
          isElsewhere: !isFree(host),
        },
      )
      if (!direction) return
      event.preventDefault()
      latest.current.move(direction)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [host, keys])
}

/** Whether the focus is in this gallery or nowhere. */
function isFree(host: HTMLElement): boolean {
  const focused = document.activeElement
  return !focused || focused === document.body || host.contains(focused)
}
