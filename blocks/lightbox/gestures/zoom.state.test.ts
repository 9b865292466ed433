import { describe, expect, it } from 'vitest'
import {
  AT_REST,
  DOUBLE_TAP_ZOOM,
  type Frame,
  fingersAt,
  isZoomed,
  pinch,
  pulled,
  settled,
  thrown,
  toggled,
  type View,
  ZOOM,
  zoomAbout,
} from './zoom.state'

/** An image of 300 by 200 in the center of a stage of 400 by 600. */
const frame: Frame = {
  width: 300,
  height: 200,
  stageWidth: 400,
  stageHeight: 600,
  centre: { x: 0, y: 0 },
  naturalWidth: 900,
}

/** Returns where the view shows this point of the image. */
const shownAt = ({ scale, x, y }: View, at: { x: number; y: number }) => ({
  x: x + scale * at.x,
  y: y + scale * at.y,
})

describe('zooming', () => {
  it.each([
    [AT_REST, 2],
    [{ scale: 2, x: 30, y: -40 }, 3],
    [{ scale: 3, x: 30, y: -40 }, 1.5],
  ])('from %j to %d keeps the point in place', (view, scale) => {
    const place = { x: 50, y: 20 }
    const at = shownAt(view, place)
    const zoomed = zoomAbout(view, scale, at)
    expect(zoomed.scale).toBe(scale)
    expect(shownAt(zoomed, place).x).toBeCloseTo(at.x)
    expect(shownAt(zoomed, place).y).toBeCloseTo(at.y)
  })
})

describe('two fingers', () => {
  it('have a center and a distance', () => {
    const two = fingersAt([
      { x: 10, y: 0 },
      { x: 40, y: 40 },
    ])
    expect(two).toEqual({ centre: { x: 25, y: 20 }, gap: 50 })
    expect(fingersAt([{ x: 10, y: 5 }])).toEqual({ centre: { x: 10, y: 5 }, gap: 0 })
  })

  it('keep the point between them', () => {
    const from = { centre: { x: 40, y: -10 }, gap: 100 }
    const to = { centre: { x: 60, y: 30 }, gap: 250 }
    const view = pinch(AT_REST, from, to)
    expect(view.scale).toBe(2.5)
    expect(shownAt(view, from.centre)).toEqual(to.centre)
  })

  it('pan if there is only one', () => {
    const [from, to] = [fingersAt([{ x: 0, y: 0 }]), fingersAt([{ x: 7, y: -9 }])]
    expect(pinch({ scale: 2, x: 1, y: 1 }, from, to)).toEqual({ scale: 2, x: 8, y: -8 })
  })

  it('on the same spot do not enlarge the image', () => {
    const spot = { centre: { x: 0, y: 0 }, gap: 0 }
    expect(pinch(AT_REST, spot, { ...spot, gap: 100 })).toEqual(AT_REST)
  })
})

describe('a settled view', () => {
  it.each<[View, View]>([
    [{ scale: 0.5, x: 40, y: 40 }, AT_REST],
    [
      { scale: 2, x: 50, y: 60 },
      { scale: 2, x: 50, y: 0 },
    ],
    [
      { scale: 2, x: 101, y: 0 },
      { scale: 2, x: 100, y: 0 },
    ],
    [
      { scale: 4, x: -401, y: -101 },
      { scale: 4, x: -400, y: -100 },
    ],
  ])('%j becomes %j', (view, expected) => {
    expect(settled(view, frame)).toEqual(expected)
  })

  it('is limited around the zoomed point', () => {
    expect(settled({ scale: 8, x: -700, y: 0 }, frame, { x: 100, y: 0 })).toEqual({ scale: 4, x: -300, y: 0 })
  })

  it('leaves no gap beside an off-center image', () => {
    const high = { ...frame, centre: { x: 0, y: -100 } }
    expect(settled({ scale: 4, x: 0, y: 999 }, high).y).toBe(200)
    expect(settled({ scale: 4, x: 0, y: -999 }, high).y).toBe(0)
  })

  it('counts as zoomed only if that is visible', () => {
    expect([AT_REST, { scale: 1.01, x: 0, y: 0 }, { scale: 1.1, x: 0, y: 0 }].map(isZoomed)).toEqual([
      false,
      false,
      true,
    ])
  })
})

describe('a pulled view', () => {
  const middle = { x: 0, y: 0 }

  it('follows the fingers inside the limits', () => {
    const view = { scale: 3, x: 200, y: 0 }
    expect(pulled(view, frame, middle)).toEqual(view)
  })

  it('resists beyond the minimum and maximum scale', () => {
    const [small, large] = [0.5, 8].map(scale => pulled({ scale, x: 0, y: 0 }, frame, middle).scale)
    expect(small).toBeGreaterThan(0.5)
    expect(small).toBeLessThan(ZOOM.min)
    expect(large).toBeGreaterThan(ZOOM.max)
    expect(large).toBeLessThan(8)
  })

  it('resists beyond its edges', () => {
    expect(pulled({ scale: 2, x: 200, y: -40 }, frame, middle)).toEqual({ scale: 2, x: 135, y: -14 })
  })
})

describe('a released image', () => {
  it('continues at its speed, and stops at its edge', () => {
    expect(thrown({ scale: 4, x: 0, y: 0 }, { x: 1, y: -0.5 }, frame)).toEqual({ scale: 4, x: 160, y: -80 })
    expect(thrown({ scale: 2, x: 0, y: 0 }, { x: 5, y: 5 }, frame)).toEqual({ scale: 2, x: 100, y: 0 })
  })
})

describe('a double tap', () => {
  it("shows the image's own size around the point, then all of it", () => {
    const view = toggled(AT_REST, frame, { x: 50, y: 0 })
    expect(view).toEqual({ scale: 3, x: -100, y: 0 })
    expect(toggled(view, frame, { x: 50, y: 0 })).toEqual(AT_REST)
  })

  it.each([
    [300, DOUBLE_TAP_ZOOM],
    [0, DOUBLE_TAP_ZOOM],
    [375, DOUBLE_TAP_ZOOM],
    [376, 376 / 300],
    [9000, ZOOM.max],
  ])('on an image %i px wide zooms to %d', (naturalWidth, scale) => {
    expect(toggled(AT_REST, { ...frame, naturalWidth }, { x: 0, y: 0 }).scale).toBe(scale)
  })
})
