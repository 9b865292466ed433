/** What an open lightbox needs once it is on the screen, but not to be there: loaded as soon as the page has a lightbox. */

// The modal asks for it when it opens, which is then no request.
import '../../../src/dom/focus/contain-focus'

export { zoomFrom, zoomTo } from '../gestures/zoom-from'
export { clickAction, halfOf } from '../lightbox.click'
export { Caption } from './caption'
export { fadeAbove } from './fade-above'
export { enterHistory } from './history'
export { kindOf } from './kind-of'
export { StageGestures } from './stage-gestures'
