/** What an open lightbox needs once it is on the screen, but not to be there: loaded as soon as the page has a lightbox. */
export { zoomFrom, zoomTo } from '../gestures/zoom-from'
export { clickAction, halfOf } from '../lightbox.click'
export { Caption } from './caption'
export { fadeAbove } from './fade-above'
export { enterHistory } from './history'
export { kindOf } from './kind-of'
export { StageGestures } from './stage-gestures'
export { trapFocus } from './trap-focus'
