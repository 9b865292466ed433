import { atom } from 'nanostores'

/** The element whose video is shown now: there is one on the page at most [VID-06]. */
export const $shownVideo = atom<Element | undefined>()

/** Shows the video of `element`; all others return to their overlay. */
export function showVideo(element: Element): void {
  $shownVideo.set(element)
}

/** Takes the video of `element` away, if it is the one that is shown. */
export function hideVideo(element: Element): void {
  if ($shownVideo.get() === element) $shownVideo.set(undefined)
}
