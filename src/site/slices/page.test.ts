import { describe, expect, it } from 'vitest'
import { isScreenshotAddress } from './page'

describe('an address', () => {
  it.each([
    ['?screenshot', true],
    ['?screenshot=true', true],
    ['?a=b&screenshot=1', true],
    ['?screenshot=false', false],
    ['?screenshots=1', false],
    ['', false],
  ])('with %j is for a screenshot: %s [POP-07] [CKB-11]', (query, expected) => {
    expect(isScreenshotAddress(query)).toBe(expected)
  })
})
