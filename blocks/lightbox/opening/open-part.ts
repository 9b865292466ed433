/** The code that opens a lightbox. It loads as soon as the page has one, so that a click waits for nothing. */

export { fadeAbove } from '../dialog/fade-above'
export { enterHistory } from '../dialog/history'
export { zoomFrom, zoomTo } from '../gestures/zoom-from'
export { clickAction, halfOf, kindOf } from '../lightbox.click'
