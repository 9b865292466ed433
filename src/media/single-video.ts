import { atom } from 'nanostores'

/** The element whose video is shown: at most one per page. */
export const $shownVideo = atom<Element | undefined>(undefined)

/** Shows the element's video; all others return to their overlay. */
export function showVideo(element: Element): void {
  $shownVideo.set(element)
}

/** Hides the element's video, if it is shown. */
export function hideVideo(element: Element): void {
  if ($shownVideo.get() === element) $shownVideo.set(undefined)
}
