import { describe, expect, it } from 'vitest'
import { createErrorKey } from './failure-dialog'

describe('an error key', () => {
  it('has ten base-36 characters, different each time [ERR-04]', () => {
    const keys = Array.from({ length: 200 }, () => createErrorKey())
    expect(keys.every(key => /^[0-9a-z]{10}$/.test(key))).toBe(true)
    expect(new Set(keys).size).toBe(200)
  })

  it.each([
    [0, '0000000000'],
    [0.999999, 'zzzzzzzzzz'],
  ])('covers the range from 0 to z: %d', (random, key) => {
    expect(createErrorKey(() => random)).toBe(key)
  })
})
