import { viewOf } from './shown-box'
import { AT_REST, type View } from './zoom.state'

/** Tells our animations of a picture or a slide from the lightbox's own. */
export const NAME = 'ashlar-gesture'

/** Fast at once, as what was let go is, and then slowly to its place. */
export const EASING = 'cubic-bezier(0.22, 1, 0.36, 1)'

/** Whether the visitor wants less motion: then nothing glides. */
export const wantsStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Shows a picture so at once. */
export function show(picture: HTMLElement, view: View): void {
  const { scale, x, y } = view
  const isAtRest = scale === 1 && !x && !y
  picture.style.transform = isAtRest ? '' : `translate(${x}px, ${y}px) scale(${scale})`
}

/** Lets a picture come to rest in a view; a finger may hold it on its way. */
export function glide(picture: HTMLElement, to: View, seconds: number): void {
  const transform = getComputedStyle(picture).transform
  halt(picture)
  show(picture, to)
  if (wantsStill()) return
  const target = picture.style.transform || 'none'
  picture.animate({ transform: [transform, target] }, { id: NAME, duration: seconds * 1000, easing: EASING })
}

/** Holds a picture where it is on its way, and tells where that is. */
export function hold(picture: HTMLElement): View {
  const view = viewOf(picture)
  halt(picture)
  show(picture, view)
  return view
}

/** Puts a picture back at once. */
export function putBack(picture: HTMLElement): void {
  halt(picture)
  show(picture, AT_REST)
}

/** Stops what glides. */
export function halt(picture: HTMLElement): void {
  for (const animation of picture.getAnimations()) if (animation.id === NAME) animation.cancel()
}
