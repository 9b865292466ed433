import type { Direction } from '../designs/slideshow/gallery.index'
import type { Boundaries } from './gallery.transition'

/** Slides side by side behind a window of `size` px. Lengths are in px, in reading direction. */
export interface Strip {
  /** The window's width. */
  readonly size: number
  /** Alignment of the current slide in the window, 0 to 1. */
  readonly align: number
  readonly widths: readonly number[]
  /** The offset of the strip at which each slide is current. */
  readonly places: readonly number[]
  /** Length of one round if the strip loops, else 0. */
  readonly round: number
}

/** Initial share of a drag beyond an end that takes effect, and its maximum in windows. */
const RESISTANCE = 0.5

/** Lays out slides of given widths. The strip loops only if it is long enough to leave no gap. */
export function stripOf(
  widths: readonly number[],
  { size, gap, align, loop }: { size: number; gap: number; align: number; loop: boolean },
): Strip {
  let start = 0
  const places = widths.map(width => {
    const place = start + align * width
    start += width + gap
    return place
  })
  // Ignores rounding errors.
  const goesRound = loop && widths.length > 1 && start + 1 > size + Math.max(...widths)
  return { size, align, widths, places, round: goesRound ? start : 0 }
}

/** The offset of a slide from its current position when the strip is at `at`; the shorter way round. */
export function offsetOf(index: number, at: number, strip: Strip, place = placeOf(index, strip)): number {
  const { round, size, align, widths } = strip
  const offset = place - at
  // Of a slide's repetitions, the one nearest to the middle of the window is visible.
  const fromMiddle = offset + (0.5 - align) * ((widths[index] ?? 0) - size)
  return round ? offset - round * Math.round(fromMiddle / round) : offset
}

/** Whether a slide at an offset is visible. */
export function isInView(index: number, offset: number, { size, align, widths }: Strip): boolean {
  const width = widths[index] ?? 0
  const start = align * (size - width) + offset
  return start < size && start + width > 0
}

/** The slide nearest to its current position. */
export function nearestTo(at: number, strip: Strip): number {
  const away = strip.places.map(place => Math.abs(place + roundsTo(at, place, strip) - at))
  return Math.max(away.indexOf(Math.min(...away)), 0)
}

/**
 * The target offset for a slide: in the given direction if the strip loops, or the shortest way after a drag.
 */
export function targetFor(index: number, at: number, strip: Strip, way: Direction | null): number {
  const place = placeOf(index, strip)
  const { round } = strip
  if (!round) return place
  if (way === 'forward') return place + round * Math.ceil((at - place) / round - 1e-6)
  if (way === 'reverse') return place + round * Math.floor((at - place) / round + 1e-6)
  return place + roundsTo(at, place, strip)
}

/** The offset of a strip dragged to `at`, constrained beyond its ends. */
export function constrainDrag(at: number, strip: Strip, boundaries: Boundaries): number {
  if (strip.round || boundaries === 'none') return at
  const within = clampTo(at, strip)
  const beyond = Math.abs(at - within)
  if (boundaries === 'hard' || beyond === 0) return within
  const most = RESISTANCE * strip.size
  return within + Math.sign(at - within) * ((beyond * RESISTANCE * most) / (beyond * RESISTANCE + most))
}

/** The nearest multiple of a share of the window, within the strip. */
export function snapTo(at: number, share: number | 'none', strip: Strip): number {
  const { places, size, round } = strip
  const from = placeOf(0, strip)
  const stand =
    share === 'none' || !size ? at : from + Math.round((at - from) / (share * size)) * share * size
  return round || places.length === 0 ? stand : clampTo(stand, strip)
}

const clampTo = (at: number, { places }: Strip): number =>
  Math.min(Math.max(at, places[0] ?? 0), places.at(-1) ?? 0)

const placeOf = (index: number, { places }: Strip): number => places[index] ?? 0

const roundsTo = (at: number, place: number, { round }: Strip): number =>
  round ? round * Math.round((at - place) / round) : 0
