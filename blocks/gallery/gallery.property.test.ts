// @vitest-environment happy-dom
import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { gallerySchema } from './gallery.schema'

const DEFAULTS = z.parse(gallerySchema, {})
const NAMES = Object.keys(DEFAULTS)
const value = fc.oneof(fc.jsonValue(), fc.constantFrom('grid', 'slideshow', 'true', '3:2', '', 0, -1, 1e308))

it('reads any options as complete data, or names the invalid ones', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...NAMES), value), options => {
      const { success, data, error } = z.safeParse(gallerySchema, options)
      if (success) expect(Object.keys(data)).toEqual(expect.arrayContaining(NAMES))
      else for (const { path } of error.issues) expect(Object.keys(options)).toContain(path[0])
    }),
    { numRuns: 1000 },
  )
})

it('reads its own data again as the same data', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...NAMES), value), options => {
      const first = z.safeParse(gallerySchema, options)
      if (first.success) expect(z.parse(gallerySchema, first.data)).toEqual(first.data)
    }),
    { numRuns: 1000 },
  )
})
