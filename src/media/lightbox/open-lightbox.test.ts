import { expect, it } from 'vitest'
import { hashOfItem } from './item-hash'
import { hashName, namedItem } from './open-lightbox'

const ITEMS = [
  { meta: { id: 'a1', url: '/work/valley/' } },
  { meta: { id: 'b2', url: 'tarn' } },
  { meta: { id: '', url: '/work/bench' } },
  { meta: { id: 'the jar', url: '' } },
]

it.each([
  ['the id in the hash', '#itemId=b2', '/work', 1],
  ['an id that is written with escapes', '#itemId=the%20jar', '/work', 3],
  ['the last segment of the path', '', '/work/b2/', 1],
  ['the id in the hash before the path', '#itemId=a1', '/work/b2', 0],
  ['the last segment before the url', '#itemId=tarn', '/work/a1', 0],
  ['the url in the hash', '#itemId=/tarn/', '/', 1],
  ['the path that is a slide’s url', '', '/work/bench/', 2],
  ['the segment that is a slide’s url', '', '/collection/tarn', 1],
  ['nothing for another hash', '#b2', '/work', null],
  ['nothing for an unknown id', '#itemId=zz', '/', null],
  ['nothing for an index that nobody keeps there', '#itemId=2', '/', null],
  ['nothing for a path that is no text', '', '/%', null],
])('finds by %s [LBX-02]', (_, hash, pathname, index) => {
  expect(namedItem({ hash, pathname }, ITEMS)).toBe(index)
})

it('finds a slide without an id by its index, if the address stores it [LBX-12]', () => {
  expect(ITEMS.map(hashOfItem)).toEqual(['#itemId=a1', '#itemId=b2', '#itemId=2', '#itemId=the%20jar'])
  expect(
    ITEMS.map((item, at) => namedItem({ hash: hashOfItem(item, at), pathname: '/' }, ITEMS, true)),
  ).toEqual([0, 1, 2, 3])
})

it('reads a name among others in a hash', () => {
  expect([hashName({ hash: '#x=1&itemId=a1' }), hashName({ hash: '#top' })]).toEqual(['a1', ''])
})
