import { durationMs } from './marquee.state'

const REACHABLE = 'a, button, input, select, textarea, summary, iframe, audio, video, [tabindex]'

/** Fills `box` with copies of the items for the eye alone: the pointer can follow their links, the keyboard never comes there. */
export function fillWithCopies(box: HTMLElement, items: HTMLElement, count: number): void {
  const copies = Array.from({ length: count }, () => {
    const copy = items.cloneNode(true) as HTMLElement
    for (const element of [copy, ...copy.querySelectorAll<HTMLElement>('*')]) {
      element.removeAttribute('id')
      if (element.matches(REACHABLE)) element.tabIndex = -1
    }
    return copy
  })
  box.replaceChildren(...copies)
}

interface March {
  readonly itemsWidth: number
  /** How often the items stand in the line, copies included. */
  readonly times: number
  readonly speed: number
  readonly isForward: boolean
  readonly isRtl: boolean
}

/**
 * Moves the line on by the width of its items, again and again, where the compositor alone works: no script runs
 * and nothing is laid out while it moves. It stands until it is told to play.
 */
export function march(line: HTMLElement, course: March): Animation {
  const { itemsWidth, times, speed, isForward, isRtl } = course
  const start = { transform: 'translateX(0)' }
  // Of the line's own width, so that a picture which comes late leaves no seam.
  const end = { transform: `translateX(${(isRtl ? 100 : -100) / times}%)` }
  const animation = line.animate(isForward ? [start, end] : [end, start], {
    duration: durationMs(itemsWidth, speed),
    iterations: Number.POSITIVE_INFINITY,
  })
  animation.pause()
  return animation
}
