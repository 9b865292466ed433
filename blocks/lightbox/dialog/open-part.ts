/** What an open lightbox needs once it is on the screen, but not to be there: loaded as soon as the page has a lightbox. */
export { enterHistory } from './history'
export { trapFocus } from './trap-focus'
