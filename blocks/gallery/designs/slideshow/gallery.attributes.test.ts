// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { gallerySchema } from '../../gallery.schema'
import { attributeOf, hasCompanions } from './gallery.attributes'

const NAMES = ['inMotion', 'refreshOnResize', 'refreshOnOrientationChange'] as const

for (const name of NAMES) {
  it.each<[object, unknown]>([
    [{}, undefined],
    [{ [name]: true }, true],
    [{ [name]: null, designOptions: { [name]: true } }, true],
    [{ designOptions: { [name]: true } }, true],
    [{ [name]: false, designOptions: { [name]: true } }, false],
    [{ [name]: true, designOptions: { [name]: false } }, true],
    [{ designOptions: { [name]: 'yes' } }, 'yes'],
    [{ designOptions: null }, undefined],
  ])(`reads ${name} of %j as %j, the top level before designOptions [GAL-04]`, (json, expected) => {
    const data = z.parse(gallerySchema, json)
    expect(attributeOf(data, name)).toBe(expected)
  })
}

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
