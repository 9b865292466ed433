import { describe, expect, it } from 'vitest'
import { placeTooltip } from './tooltip'

describe('a tooltip', () => {
  it.each([
    ['is placed 15 px from the pointer [DLG-09]', { x: 100, y: 100 }, { x: 115, y: 115 }],
    ['keeps 20 px to the end of the line [DLG-09]', { x: 980, y: 100 }, { x: 730, y: 115 }],
    ['is placed above if there is no room below [DLG-09]', { x: 100, y: 580 }, { x: 115, y: 525 }],
    ['keeps 20 px to the start [DLG-09]', { x: -30, y: -30 }, { x: 20, y: 20 }],
  ])('%s', (_, pointer, place) => {
    expect(placeTooltip(pointer, { width: 250, height: 40 }, { width: 1000, height: 600 })).toEqual(place)
  })

  it('starts at the margin if the window is too narrow for it [DLG-09]', () => {
    const narrow = { width: 200, height: 60 }
    expect(placeTooltip({ x: 90, y: 10 }, { width: 250, height: 80 }, narrow)).toEqual({ x: 20, y: 20 })
  })
})
