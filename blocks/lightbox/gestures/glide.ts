import { viewOf } from '../opening/shown-box'
import { wantsStill } from '../opening/wants-still'
import { AT_REST, type View } from './zoom.state'

/** Distinguishes our animations of an image or a slide from the lightbox's own. */
export const NAME = 'ashlar-gesture'

/** Starts at the speed of release, and decelerates. */
export const EASING = 'cubic-bezier(0.22, 1, 0.36, 1)'

/** Applies a view to an image immediately. */
export function show(picture: HTMLElement, view: View): void {
  const { scale, x, y } = view
  const isAtRest = scale === 1 && !x && !y
  picture.style.transform = isAtRest ? '' : `translate(${x}px, ${y}px) scale(${scale})`
}

/** Animates an image into a view; a finger may catch it on its way. */
export function glide(picture: HTMLElement, to: View, seconds: number): void {
  const transform = getComputedStyle(picture).transform
  halt(picture)
  show(picture, to)
  if (wantsStill()) return
  const target = picture.style.transform || 'none'
  picture.animate({ transform: [transform, target] }, { id: NAME, duration: seconds * 1000, easing: EASING })
}

/** Stops an image on its way, and returns its current view. */
export function hold(picture: HTMLElement): View {
  const view = viewOf(picture)
  halt(picture)
  show(picture, view)
  return view
}

/** Resets an image immediately. */
export function putBack(picture: HTMLElement): void {
  halt(picture)
  show(picture, AT_REST)
}

/** Cancels our animations of an element. */
export function halt(picture: HTMLElement): void {
  for (const animation of picture.getAnimations()) if (animation.id === NAME) animation.cancel()
}
