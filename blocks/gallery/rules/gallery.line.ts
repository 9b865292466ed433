import type { Direction } from './gallery.index'
import type { Boundaries } from './gallery.transition'

/** Slides side by side behind a window of `size` px. All lengths in px, along the direction of text. */
export interface Line {
  /** The window's width. */
  readonly size: number
  /** From 0 to 1: what of a slide meets what of the window when that slide is in front. */
  readonly align: number
  readonly widths: readonly number[]
  /** For each slide, where the line stands when it is in front. */
  readonly places: readonly number[]
  /** From a slide to the same one again, where the line goes round. Else 0. */
  readonly round: number
}

/** How much of a drag beyond an end is felt at first, and at most, in windows. */
const RESISTANCE = 0.5

/** Lays slides of these widths in a line. It goes round only where it is long enough to have no gap in it. */
export function lineOf(
  widths: readonly number[],
  { size, gap, align, loop }: { size: number; gap: number; align: number; loop: boolean },
): Line {
  let start = 0
  const places = widths.map(width => {
    const place = start + align * width
    start += width + gap
    return place
  })
  // A fraction of a pixel is no gap.
  const goesRound = loop && widths.length > 1 && start + 1 > size + Math.max(...widths)
  return { size, align, widths, places, round: goesRound ? start : 0 }
}

/** How far from its place in front a slide is when the line stands at `at`: the short way where it goes round. */
export function offsetOf(index: number, at: number, line: Line, place = placeOf(index, line)): number {
  const { round, size, align, widths } = line
  const offset = place - at
  // Of the copies of a slide, the one whose middle is nearest to the window's is seen.
  const fromMiddle = offset + (0.5 - align) * ((widths[index] ?? 0) - size)
  return round ? offset - round * Math.round(fromMiddle / round) : offset
}

/** Tells whether a slide that is `offset` from its place in front shows in the window. */
export function isInView(index: number, offset: number, { size, align, widths }: Line): boolean {
  const width = widths[index] ?? 0
  const start = align * (size - width) + offset
  return start < size && start + width > 0
}

/** The slide whose place in front is nearest. */
export function nearestTo(at: number, line: Line): number {
  const away = line.places.map(place => Math.abs(place + roundsTo(at, place, line) - at))
  return Math.max(away.indexOf(Math.min(...away)), 0)
}

/**
 * Where the line comes to stand for a slide: in that direction where it goes round, or, where the visitor has
 * dragged it there, the nearest way.
 */
export function targetFor(index: number, at: number, line: Line, way: Direction | null): number {
  const place = placeOf(index, line)
  const { round } = line
  if (!round) return place
  if (way === 'forward') return place + round * Math.ceil((at - place) / round - 1e-6)
  if (way === 'reverse') return place + round * Math.floor((at - place) / round + 1e-6)
  return place + roundsTo(at, place, line)
}

/** Where a line stands that is dragged to `at`: what is beyond an end is free, held or pulls back. */
export function constrainDrag(at: number, line: Line, boundaries: Boundaries): number {
  if (line.round || boundaries === 'none') return at
  const within = clampTo(at, line)
  const beyond = Math.abs(at - within)
  if (boundaries === 'hard' || beyond === 0) return within
  const most = RESISTANCE * line.size
  return within + Math.sign(at - within) * ((beyond * RESISTANCE * most) / (beyond * RESISTANCE + most))
}

/** The nearest multiple of a share of the window at which a slide of the line still shows in front. */
export function snapTo(at: number, share: number | 'none', line: Line): number {
  const { places, size, round } = line
  const from = placeOf(0, line)
  const stand =
    share === 'none' || !size ? at : from + Math.round((at - from) / (share * size)) * share * size
  return round || places.length === 0 ? stand : clampTo(stand, line)
}

const clampTo = (at: number, { places }: Line): number =>
  Math.min(Math.max(at, places[0] ?? 0), places.at(-1) ?? 0)

const placeOf = (index: number, { places }: Line): number => places[index] ?? 0

const roundsTo = (at: number, place: number, { round }: Line): number =>
  round ? round * Math.round((at - place) / round) : 0
