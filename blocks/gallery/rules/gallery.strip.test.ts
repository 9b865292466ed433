import { describe, expect, it } from 'vitest'
import {
  constrainDrag,
  isInView,
  nearestTo,
  offsetOf,
  type Strip,
  snapTo,
  stripOf,
  targetFor,
} from './gallery.strip'

/** Slides of 100 px in a viewport of 100 px. */
const show = (count: number, loop: boolean): Strip =>
  stripOf(
    Array.from({ length: count }, () => 100),
    { size: 100, gap: 0, align: 0, loop },
  )
const show4 = show(4, true)
const ended = show(4, false)
/** Slides of their own widths, 10 px apart, the current one centred in 200 px. */
const WIDTHS = [60, 200, 100, 40]
const strip = (align = 0.5, loop = false): Strip => stripOf(WIDTHS, { size: 200, gap: 10, align, loop })

const seen = (at: number, strip: Strip): number[] =>
  strip.widths.flatMap((_, index) => (isInView(index, offsetOf(index, at, strip), strip) ? [index] : []))

describe('a strip of slides', () => {
  it('aligns the current slide by its start, centre or end', () => {
    expect(strip(0).places).toEqual([0, 70, 280, 390])
    expect(strip(0.5).places).toEqual([30, 170, 330, 410])
    expect(strip(1).places).toEqual([60, 270, 380, 430])
  })

  it('wraps around only if it is long enough to leave no gap', () => {
    expect([show(2, true).round, show(1, true).round, ended.round]).toEqual([200, 0, 0])
    expect([strip(0.5, true).round, strip().round]).toEqual([440, 0])
    const short = stripOf([60, 60, 60], { size: 200, gap: 10, align: 0.5, loop: true })
    expect(short.round).toBe(0)
  })

  it('shows the slides in the viewport, the last one before the first if it wraps around', () => {
    expect(seen(0, show4)).toEqual([0])
    expect(seen(30, show4)).toEqual([0, 1])
    expect(seen(-30, show4)).toEqual([0, 3])
    expect(seen(-30, ended)).toEqual([0])
    expect(seen(30, strip())).toEqual([0, 1])
    expect(seen(30, strip(0.5, true))).toEqual([0, 1, 2, 3])
  })

  it('shows two slides on both sides of each other', () => {
    const two = show(2, true)
    expect([offsetOf(1, 30, two), offsetOf(1, -30, two)]).toEqual([70, -70])
    expect(offsetOf(0, 170, two)).toBe(30)
  })

  it.each([
    [49, 0],
    [51, 1],
    [360, 0],
    [-60, 3],
    [1051, 3],
  ])('at %i px is nearest to slide %i', (at, index) => {
    expect(nearestTo(at, show4)).toBe(index)
  })

  it('ends at its last slide if it does not wrap around', () => {
    expect([nearestTo(1051, ended), nearestTo(-60, ended)]).toEqual([3, 0])
  })
})

describe('a strip in motion', () => {
  it.each([
    ['on', 1, 0, 'forward', 100],
    ['back over the start', 3, 0, 'reverse', -100],
    ['on over the end', 0, 300, 'forward', 400],
    ['on, interrupted', 2, 30, 'forward', 200],
    ['back, interrupted', 0, 30, 'reverse', 0],
    ['the nearest way, dragged', 0, 370, null, 400],
    ['the nearest way, dragged too far', 1, 130, null, 100],
  ] as const)('goes %s', (_, index, at, way, stand) => {
    expect(targetFor(index, at, show4, way)).toBe(stand)
  })

  it('of two slides moves in the requested direction', () => {
    const two = show(2, true)
    expect([targetFor(1, 0, two, 'forward'), targetFor(1, 0, two, 'reverse')]).toEqual([100, -100])
  })

  it('has one position per slide if it does not wrap around', () => {
    expect([targetFor(0, 300, ended, 'forward'), targetFor(3, 0, ended, 'reverse')]).toEqual([0, 300])
  })
})

describe('a strip that is dragged beyond its end', () => {
  it.each([
    ['none', -80, -80],
    ['hard', -80, 0],
    ['hard', 380, 300],
    ['hard', 150, 150],
    ['inertial', 150, 150],
  ] as const)('with %s boundaries at %i is at %i [GAL-49]', (boundaries, at, expected) => {
    expect(constrainDrag(at, ended, boundaries)).toBe(expected)
  })

  it('resists progressively with inertial boundaries, up to half a viewport [GAL-49]', () => {
    const [some, more, most] = [-10, -100, -1e6].map(at => constrainDrag(at, ended, 'inertial'))
    expect(some).toBeCloseTo(-4.5, 1)
    expect(more).toBeCloseTo(-25)
    expect(most).toBeGreaterThan(-50)
    expect(constrainDrag(310, ended, 'inertial')).toBeCloseTo(304.5, 1)
  })

  it('does not resist if it wraps around', () => {
    expect(constrainDrag(-80, show4, 'hard')).toBe(-80)
  })
})

describe('a strip after a flick', () => {
  it.each([
    [0.5, 120, 130],
    [0.5, 60, 30],
    [0.25, 60, 80],
    ['none', 61, 61],
    ['none', 9999, 410],
    [0.5, -9999, 30],
  ] as const)('rests in steps of %s, flicked to %i, at %i [GAL-49]', (share, at, rest) => {
    expect(snapTo(at, share, strip())).toBe(rest)
  })
})
