import { expect, it } from 'vitest'
import { counter } from './lightbox.messages'

it.each([
  ['en', '3 / 12'],
  ['ar-EG', '٣ / ١٢'],
  ['no language', '3 / 12'],
  [undefined, '3 / 12'],
])('counts in the digits of %s', (language, seen) => {
  expect(counter(2, 12, language)).toBe(seen)
})
