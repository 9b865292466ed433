import { expect, it } from 'vitest'
import * as limits from './limits'

it.each([
  ['60 blocks per layout', '[LIM-01]', limits.MAX_BLOCKS_PER_LAYOUT, 60],
  ['60 tracks per album', '[LIM-02]', limits.MAX_TRACKS_PER_ALBUM, 60],
  ['250 items ordered by hand', '[LIM-03]', limits.MAX_ORDERABLE_ITEMS, 250],
  ['200 products per collection', '[LIM-04]', limits.MAX_PRODUCTS_PER_COLLECTION, 200],
  ['10000 nested categories', '[LIM-05]', limits.MAX_NESTED_CATEGORIES, 10000],
  ['20 galleries of the photo host', '[LIM-06]', limits.MAX_PHOTO_HOST_GALLERIES, 20],
  ['50 pictures of one of them', '[LIM-06]', limits.MAX_PHOTO_HOST_GALLERY_SIZE, 50],
  ['50 characters per tag', '[LIM-07]', limits.MAX_TAG_LENGTH, 50],
  ['25 characters per category', '[LIM-07]', limits.MAX_CATEGORY_LENGTH, 25],
])('allows %s %s', (_name, _id, limit, expected) => {
  expect(limit).toBe(expected)
})

it.each([
  ['README', true],
  [' readme ', true],
  ['README-2', false],
  ['about', false],
])('keeps the page name README for itself: %j [LIM-10]', (name, reserved) => {
  expect(limits.isReservedPageName(name)).toBe(reserved)
})
