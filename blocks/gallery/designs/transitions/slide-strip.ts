import { tween } from '../../../../src/dom/tween'
import {
  constrainDrag,
  isInView,
  nearestTo,
  offsetOf,
  type Strip,
  snapTo,
  stripOf,
  targetFor,
} from '../../rules/gallery.strip'
import type { Boundaries } from '../../rules/gallery.transition'
import type { Direction } from '../slideshow/gallery.index'

export interface SlideStripOptions {
  /** Slides have their own widths and neighbours are visible; otherwise slides are as wide as the stage. */
  readonly isStrip: boolean
  readonly loop: boolean
  /** Alignment of the current slide on the stage, from 0 for its start to 1 for its end. */
  readonly align: number
  readonly boundaries: Boundaries
  readonly snap: number | 'none' | 'slides'
}

/** The slides of a stage side by side, with their positions. */
export interface SlideStrip {
  /** Animates to a slide from the current position; after a drag, the shortest way. */
  readonly settle: (index: number, seconds: number, direction: Direction) => void
  /** Stops for a drag. */
  readonly hold: () => void
  /** Follows the pointer by its distance since `hold`, in px to the right. */
  readonly drag: (dx: number) => void
  /** Releases a strip that coasts by `roll` px to the right. Returns the slide where it comes to rest. */
  readonly release: (roll: number) => number
  /** The slide at a horizontal position, if any. */
  readonly slideAt: (clientX: number) => number | undefined
  /** The number of visible slides on each side of the current one. */
  readonly reach: () => number
  /** Measures the stage again. */
  readonly refresh: () => void
  /** Removes its inline styles. */
  readonly stop: () => void
}

/** Lays the slides of a stage side by side by transforms, without affecting the page's layout. */
export function layOutStrip(stage: HTMLElement, options: SlideStripOptions): SlideStrip {
  const { isStrip, boundaries, snap } = options
  const slides = [...stage.children].filter(child => child instanceof HTMLElement)
  let strip = measure()
  let shown = 0
  let at = 0
  let from = 0
  /** The resting position of a strip that does not snap to its slides. */
  let rest: number | null = null
  let isByHand = false
  let passed: { readonly index: number; readonly place: number } | null = null
  let stopMoving = (): void => undefined
  if (isStrip) for (const { style } of slides) style.justifySelf = JUSTIFY_SELF.get(options.align) ?? 'center'
  /** -1 where the strip runs from right to left. */
  let sign = 1

  return {
    settle(index, seconds, direction) {
      stopMoving()
      readDirection()
      if (!isByHand) rest = null
      const leaving = shown
      shown = index
      const target = rest ?? targetFor(index, at, strip, isByHand ? null : direction)
      skipBetween(leaving, target)
      isByHand = false
      if (seconds <= 0 || target === at) return land()
      const start = at
      draw(true)
      stopMoving = tween(progress => {
        if (progress === 1) return land()
        at = start + (target - start) * easeOut(progress)
        draw(true)
      }, seconds * 1000)
    },

    hold() {
      stopMoving()
      readDirection()
      passed = rest = null
      isByHand = true
      from = at
      draw(true)
    },

    drag(dx) {
      at = constrainDrag(from - sign * dx, strip, boundaries)
      draw(true)
    },

    release(roll) {
      const stand = at - sign * roll
      if (snap !== 'slides') rest = snapTo(stand, snap, strip)
      return nearestTo(rest ?? stand, strip)
    },

    slideAt(clientX) {
      const index = slides.findIndex(slide => {
        const { left, right } = slide.getBoundingClientRect()
        return slide.style.visibility === 'visible' && clientX >= left && clientX < right
      })
      return index < 0 ? undefined : index
    },

    reach() {
      const { length } = slides
      const apart = slides.map((_, index) => (isSeen(index) ? Math.abs(index - shown) : 0))
      return Math.max(0, ...apart.map(steps => (strip.round ? Math.min(steps, length - steps) : steps)))
    },

    refresh() {
      const { size } = strip
      strip = measure()
      readDirection()
      if (!isByHand) {
        stopMoving()
        return land()
      }
      const scale = size > 0 ? strip.size / size : 1
      at *= scale
      from *= scale
      draw(true)
    },

    stop() {
      stopMoving()
      for (const { style } of slides) style.translate = style.visibility = style.willChange = ''
    },
  }

  function measure(): Strip {
    const size = stage.clientWidth
    const widths = slides.map(slide => (isStrip ? slide.getBoundingClientRect().width : size))
    const gap = isStrip ? Number.parseFloat(getComputedStyle(stage).columnGap) || 0 : 0
    return stripOf(widths, { ...options, size, gap })
  }

  function readDirection(): void {
    sign = getComputedStyle(stage).direction === 'rtl' ? -1 : 1
  }

  /** A slideshow moves to a distant slide in one step, because the slides between are not loaded. */
  function skipBetween(leaving: number, target: number): void {
    passed = null
    const way = target - targetFor(leaving, at, strip, null)
    if (isStrip || Math.abs(way) < 1.5 * strip.size) return
    at = target - Math.sign(way) * strip.size
    passed = { index: leaving, place: at }
  }

  function land(): void {
    passed = null
    at = rest ?? targetFor(shown, 0, strip, null)
    draw(false)
  }

  function offset(index: number): number {
    return offsetOf(index, at, strip, passed?.index === index ? passed.place : undefined)
  }

  function isSeen(index: number): boolean {
    const isPassedOver = passed !== null && index !== shown && index !== passed.index
    return !isPassedOver && isInView(index, offset(index), strip)
  }

  /** Slides out of view stay where the style sheet puts them, under the current slide. */
  function draw(isMoving: boolean): void {
    slides.forEach(({ style }, index) => {
      const isVisible = isSeen(index)
      const share = (sign * offset(index) * 100) / (strip.widths[index] || 1)
      // Relative to the slide, so that its position survives a resize.
      style.translate = isVisible && share !== 0 ? `${share}%` : ''
      style.visibility = isVisible && share !== 0 ? 'visible' : ''
      style.willChange = isVisible && isMoving ? 'translate' : ''
    })
  }
}

const JUSTIFY_SELF: ReadonlyMap<number, string> = new Map([
  [0, 'start'],
  [1, 'end'],
])

const easeOut = (progress: number): number => 1 - (1 - progress) ** 3
