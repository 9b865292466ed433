import { describe, expect, it } from 'vitest'
import { MAX_QUERY_KEYS, parseQuery } from './query'

describe('a query', () => {
  it('is read up to 1000 keys [ROLL-20]', () => {
    const query = parseQuery(`?${Array.from({ length: 1500 }, (_, key) => `k${key}=${key}`).join('&')}`)
    expect(MAX_QUERY_KEYS).toBe(1000)
    expect([...query.keys()]).toHaveLength(1000)
    expect([query.get('k999'), query.get('k1000')]).toEqual(['999', null])
  })

  it('does not count entries without a key [ROLL-20]', () => {
    expect(parseQuery(`${'&'.repeat(2000)}last=1`).get('last')).toBe('1')
  })

  it.each([
    [
      '?a=1&b=%20x+y',
      [
        ['a', '1'],
        ['b', ' x y'],
      ],
    ],
    [
      'a=1&a=2',
      [
        ['a', '1'],
        ['a', '2'],
      ],
    ],
    ['?noredirect', [['noredirect', '']]],
    ['?__proto__=1', [['__proto__', '1']]],
    ['?bad=%E0%A4%A', [['bad', '\uFFFD%A']]],
    ['?', []],
    ['', []],
  ])('is read: %j', (query, expected) => {
    expect([...parseQuery(query)]).toEqual(expected)
  })
})
