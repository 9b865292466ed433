import type { ClickTarget } from '../lightbox.click'

/** Classifies the target of a click. */
export function kindOf(target: EventTarget | null): ClickTarget {
  const within = (selector: string): boolean => target instanceof Element && target.closest(selector) !== null
  if (within('a[href], button')) return 'link'
  if (within('.video')) return 'video'
  return within('.picture, .other') ? 'picture' : 'content'
}
