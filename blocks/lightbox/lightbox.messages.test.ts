import { expect, it } from 'vitest'
import { counter, position } from './lightbox.messages'

it.each([
  ['en', '3 / 12', '3 of 12'],
  ['ar-EG', '٣ / ١٢', '٣ of ١٢'],
  ['no language', '3 / 12', '3 of 12'],
  [undefined, '3 / 12', '3 of 12'],
])('counts in the digits of %s', (language, seen, heard) => {
  expect([counter(2, 12, language), position(2, 12, language)]).toEqual([seen, heard])
})
