import { tween } from '../../../../src/dom/tween'
import type { Direction } from '../../rules/gallery.index'
import {
  constrainDrag,
  isInView,
  type Line,
  lineOf,
  nearestTo,
  offsetOf,
  snapTo,
  targetFor,
} from '../../rules/gallery.line'
import type { Boundaries } from '../../rules/gallery.transition'

export interface SlideLineOptions {
  /** Each slide is as wide as itself, and its neighbours are seen beside it; else as wide as the stage. */
  readonly isStrip: boolean
  readonly loop: boolean
  /** What of the stage the slide in front lines up with, from 0 at its start to 1 at its end. */
  readonly align: number
  readonly boundaries: Boundaries
  readonly snap: number | 'none' | 'slides'
}

/** The slides of a stage, side by side: where they stand on the screen. */
export interface SlideLine {
  /** Moves to a slide in that many seconds from wherever the line is; by hand, the nearest way. */
  readonly settle: (index: number, seconds: number, direction: Direction) => void
  /** Stops where it is, to be dragged. */
  readonly hold: () => void
  /** Follows a pointer that has gone that many px to the right since it took hold. */
  readonly drag: (dx: number) => void
  /** Lets go a strip that would roll that many px to the right. Returns the slide that it comes to rest by. */
  readonly release: (roll: number) => number
  /** The slide under a place on the screen, if there is one. */
  readonly slideAt: (clientX: number) => number | undefined
  /** How many slides to each side of the one in front are seen. */
  readonly reach: () => number
  /** Measures the stage again. */
  readonly refresh: () => void
  /** Takes back what it has done to the slides. */
  readonly stop: () => void
}

/** Lays the slides of a stage side by side, by transforms alone: nothing on the page moves with them. */
export function layOutLine(stage: HTMLElement, options: SlideLineOptions): SlideLine {
  const { isStrip, boundaries, snap } = options
  const slides = [...stage.children].filter(child => child instanceof HTMLElement)
  let line = measure()
  let shown = 0
  let at = 0
  let from = 0
  /** Where a strip rests that does not stop at its slides. */
  let rest: number | null = null
  let isByHand = false
  let passed: { readonly index: number; readonly place: number } | null = null
  let stopMoving = (): void => undefined
  if (isStrip) for (const { style } of slides) style.justifySelf = JUSTIFY_SELF.get(options.align) ?? 'center'
  /** -1 where the line runs from right to left. */
  let sign = 1

  return {
    settle(index, seconds, direction) {
      stopMoving()
      readDirection()
      if (!isByHand) rest = null
      const leaving = shown
      shown = index
      const target = rest ?? targetFor(index, at, line, isByHand ? null : direction)
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
      at = constrainDrag(from - sign * dx, line, boundaries)
      draw(true)
    },

    release(roll) {
      const stand = at - sign * roll
      if (snap !== 'slides') rest = snapTo(stand, snap, line)
      return nearestTo(rest ?? stand, line)
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
      return Math.max(0, ...apart.map(steps => (line.round ? Math.min(steps, length - steps) : steps)))
    },

    refresh() {
      const { size } = line
      line = measure()
      readDirection()
      if (!isByHand) {
        stopMoving()
        return land()
      }
      const scale = size > 0 ? line.size / size : 1
      at *= scale
      from *= scale
      draw(true)
    },

    stop() {
      stopMoving()
      for (const { style } of slides) style.translate = style.visibility = style.willChange = ''
    },
  }

  function measure(): Line {
    const size = stage.clientWidth
    const widths = slides.map(slide => (isStrip ? slide.getBoundingClientRect().width : size))
    const gap = isStrip ? Number.parseFloat(getComputedStyle(stage).columnGap) || 0 : 0
    return lineOf(widths, { ...options, size, gap })
  }

  function readDirection(): void {
    sign = getComputedStyle(stage).direction === 'rtl' ? -1 : 1
  }

  /** A slideshow goes to a slide far away in one step: the slides between would be empty. */
  function skipBetween(leaving: number, target: number): void {
    passed = null
    const way = target - targetFor(leaving, at, line, null)
    if (isStrip || Math.abs(way) < 1.5 * line.size) return
    at = target - Math.sign(way) * line.size
    passed = { index: leaving, place: at }
  }

  function land(): void {
    passed = null
    at = rest ?? targetFor(shown, 0, line, null)
    draw(false)
  }

  function offset(index: number): number {
    return offsetOf(index, at, line, passed?.index === index ? passed.place : undefined)
  }

  function isSeen(index: number): boolean {
    const isPassedOver = passed !== null && index !== shown && index !== passed.index
    return !isPassedOver && isInView(index, offset(index), line)
  }

  /** What is out of view lies where the style sheet puts it, under the slide in front, and loads there. */
  function draw(isMoving: boolean): void {
    slides.forEach(({ style }, index) => {
      const isVisible = isSeen(index)
      const share = (sign * offset(index) * 100) / (line.widths[index] || 1)
      // In shares of the slide, so that it stays in its place while the window changes.
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
