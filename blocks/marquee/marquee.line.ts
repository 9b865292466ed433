import { durationMs, onWave, wholeWaves } from './marquee.state'

/** One wave: its width and half its height, in px. */
export interface Wave {
  readonly width: number
  readonly height: number
}

/** Puts whatever rides the wave onto it, once and for all: the whole line then moves as one. */
export function layOnWave(items: HTMLElement, { width, height }: Wave): void {
  layFlat(items)
  items.style.inlineSize = `${wholeWaves(items.offsetWidth, width)}px`
  const start = items.getBoundingClientRect().left
  const parts = [...items.querySelectorAll<HTMLElement>('[data-wave]')]
  // Read before anything is written, or every letter would lay the line out anew.
  const middles = parts.map(part => {
    const { left, width } = part.getBoundingClientRect()
    return left - start + width / 2
  })
  for (const [index, part] of parts.entries()) {
    const { y, angle } = onWave(middles[index] ?? 0, width, height)
    part.style.transform = `translateY(${y.toFixed(2)}px) rotate(${angle.toFixed(4)}rad)`
  }
}

/** Takes everything off the wave again. */
export function layFlat(items: HTMLElement): void {
  items.style.inlineSize = ''
  for (const part of items.querySelectorAll<HTMLElement>('[data-wave]')) part.style.transform = ''
}

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
