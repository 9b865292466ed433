/**
 * Everything that an open lightbox needs after its first frame: preloaded as soon as the page has a lightbox.
 */

export { zoomFrom, zoomTo } from '../gestures/zoom-from'
export { clickAction, halfOf, kindOf } from '../lightbox.click'
export { Caption } from './caption'
export { fadeAbove } from './fade-above'
export { enterHistory } from './history'
export { StageGestures } from './stage-gestures'
