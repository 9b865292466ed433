import { expect, it } from 'vitest'
import { DURATIONS_MS } from './durations'
import { ENTRANCE_S, ENTRANCE_SCALE } from './entrance'
import { BREAKPOINTS_PX, DEVICE_HEIGHTS_PX } from './media'
import { COLOR_FAMILIES } from './palette'
import { RADII_PX, SPACING_PX } from './space'
import { FONT_SIZES_PX, FONT_WEIGHTS, LINE_HEIGHTS_PX } from './typography'

it.each([
  ['breakpoints', '[TOK-01]', BREAKPOINTS_PX, '800, 1024'],
  ['device heights', '[TOK-02]', DEVICE_HEIGHTS_PX, '926, 1024, 1366'],
  ['font sizes', '[TOK-05]', FONT_SIZES_PX, '9.75, 11, 12, 14, 16, 19, 22, 28'],
  ['font weights', '[TOK-05]', FONT_WEIGHTS, '400, 500, 600'],
  ['line heights', '[TOK-05]', LINE_HEIGHTS_PX, '11, 16, 22, 24, 28, 32'],
  ['spacing', '[TOK-06]', SPACING_PX, '0, 6, 11, 16, 22, 27, 33, 38, 44, 49, 55'],
  ['radii', '[TOK-06]', RADII_PX, '0, 4, 8'],
  ['durations', '[TOK-07]', DURATIONS_MS, '0, 50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 550, 600'],
  ['colour families', '[TOK-08]', COLOR_FAMILIES, 'blue, green, red, pink, orange, gray'],
])('holds the %s %s', (_name, _id, tokens, expected) => {
  expect(tokens.join(', ')).toBe(expected)
})

it('lets elements come in within 0.3 s, from 0.94 of their size [ROLL-27]', () => {
  expect([ENTRANCE_S, ENTRANCE_SCALE]).toEqual([0.3, 0.94])
})
