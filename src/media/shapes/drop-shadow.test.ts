import { describe, expect, it } from 'vitest'
import { BlockError } from '../../data/core/report'
import { readDropShadow, shadowFilter } from './drop-shadow'

const shadow = { angle: 90, distance: { value: 10, unit: 'px' }, blur: { value: 0.5, unit: 'em' } }

describe('the drop-shadow', () => {
  it('is read from JSON: angle, distance and blur with their units [IMG-06]', () => {
    expect(readDropShadow(JSON.stringify(shadow))).toEqual(shadow)
    expect(readDropShadow(shadow)).toEqual(shadow)
  })

  it.each([
    [0, '0px -10px'],
    [90, '10px 0px'],
    [135, '7.07px 7.07px'],
    [180, '0px 10px'],
    [270, '-10px 0px'],
  ])('falls at an angle of %d degrees [IMG-06]', (angle, offset) => {
    expect(shadowFilter({ ...shadow, angle })).toBe(
      `drop-shadow(${offset} 0.5em var(--ashlar-image-shadow, rgb(0 0 0 / 0.35)))`,
    )
  })

  it.each([
    ['{oops', 'data-not-json'],
    ['', 'data-not-json'],
    ['7', 'data-invalid'],
    ['{}', 'data-invalid'],
    ['{"angle":"up","distance":{"value":1},"blur":{"value":1}}', 'data-invalid'],
    ['{"distance":{"value":1,"unit":"px) url(x"},"blur":{"value":1}}', 'data-invalid'],
  ])('with the value %s is an error to report [ROLL-16]', (json, code) => {
    const read = readDropShadow(json)
    expect(read instanceof BlockError && read.code).toBe(code)
  })
})
