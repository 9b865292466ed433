import { expect, it } from 'vitest'
import { positionLabel } from './position.messages'

it.each([
  ['en', '3 of 10'],
  ['ar-EG', '٣ of ١٠'],
  ['no_such language', '3 of 10'],
  [undefined, '3 of 10'],
])('counts slides in the digits of %s', (language, label) => {
  expect(positionLabel(2, 10, language)).toBe(label)
})
