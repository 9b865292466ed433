import { expect, it } from 'vitest'
import { hasCompanions } from './gallery.companions'

const NONE = { thumbnails: false, counter: false, followHeight: false, linkedGalleries: [] }

it.each([
  [{}, false],
  [{ thumbnails: true }, true],
  [{ counter: true }, true],
  [{ followHeight: true }, true],
  [{ linkedGalleries: ['#other'] }, true],
])('a slideshow with %j has companions: %s', (data, expected) => {
  expect(hasCompanions({ ...NONE, ...data })).toBe(expected)
})
