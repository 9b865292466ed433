import { describe, expect, it } from 'vitest'
import { checkCodeEditing } from './code-editing'

describe('code', () => {
  it.each([
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Android 15; Tablet; rv:140.0) Gecko/140.0 Firefox/140.0',
  ])('cannot be edited in %s, in the words of the specification [WID-25]', userAgent => {
    expect(checkCodeEditing(userAgent)).toBe('Code editing is not available on Android.')
  })

  it.each([
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Androidish/1.0',
    '',
  ])('can be edited in %j', userAgent => {
    expect(checkCodeEditing(userAgent)).toBe(undefined)
  })
})
