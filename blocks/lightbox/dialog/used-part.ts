/** Gestures and captions of an open lightbox. They load at the visitor's first input, or when a lightbox opens. */

export { Caption } from './caption'
export { StageGestures } from './stage-gestures'
