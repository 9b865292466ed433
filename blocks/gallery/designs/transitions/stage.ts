import type { RefObject } from 'react'

/**
 * The element that holds a gallery's slides.
 *
 * @throws Error when it is missing (B5 L268).
 */
export function containerOf({ current }: RefObject<HTMLElement | null>): HTMLElement {
  if (current) return current
  throw new Error('The container of the gallery is missing')
}
