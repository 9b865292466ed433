/** What an open lightbox needs once it is on the screen, but not to be there: loaded as soon as the page has a lightbox. */
export { zoomFrom, zoomTo } from '../gestures/zoom-from'
export { Caption } from './caption'
export { enterHistory } from './history'
export { StageGestures } from './stage-gestures'
export { trapFocus } from './trap-focus'
