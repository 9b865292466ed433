import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { foundList } from '../../src/calls/search'
import { type Found, readResults } from './search.results'
import {
  close,
  fail,
  find,
  intentOf,
  leave,
  move,
  NO_SEARCH,
  optionCount,
  retry,
  type SearchState,
  showsOptions,
  type,
} from './search.state'

const item = (title: string): Found => ({ title, href: `/${title}`, excerpt: '', image: '', where: '' })

const results = (shown: number, totalCount = shown) => ({
  items: Array.from({ length: shown }, (_, index) => item(`r${index}`)),
  totalCount,
})

const found = (shown = 3, totalCount = shown): SearchState =>
  find(type(NO_SEARCH, 'bowl', 2), 'bowl', results(shown, totalCount))

describe('typing', () => {
  it.each([
    ['', 'idle'],
    [' b ', 'idle'],
    ['🏺', 'idle'],
    ['bo', 'asking'],
    ['陶器', 'asking'],
  ])('%j leaves the preview %s', (typed, status) => {
    expect(type(NO_SEARCH, typed, 2).status).toBe(status)
  })

  it('clears the results when the query becomes too short', () => {
    expect(type(found(), 'b', 2)).toEqual(NO_SEARCH)
  })

  it('keeps the results while the next ones load', () => {
    const asking = type(found(), 'bowls', 2)
    expect([asking.status, optionCount(asking), showsOptions(asking)]).toEqual(['asking', 3, true])
  })

  it('does not request the same words with other spaces', () => {
    expect(type(close(found()), ' bowl ', 2)).toEqual(found())
  })
})

describe('an answer', () => {
  it('is ignored if it belongs to an outdated request, even as a failure', () => {
    const asking = type(found(), 'bowls', 2)
    expect(find(asking, 'bowl', results(9))).toBe(asking)
    expect(fail(asking, 'bowl', [])).toBe(asking)
  })

  it('clears the options if it fails, and can be requested again', () => {
    const failed = fail(type(found(), 'bowls', 2), 'bowls', ['Network error'])
    expect([failed.status, optionCount(failed), retry(failed).status]).toEqual(['failed', 0, 'asking'])
    expect(retry(found())).toEqual(found())
  })
})

describe('the keys', () => {
  const places = (state: SearchState, steps: readonly (1 | -1)[]): number[] =>
    steps.map(step => {
      state = move(state, step)
      return state.active
    })

  it('move through all options and wrap around, with an extra option if there are more results', () => {
    expect(places(found(2), [1, 1, 1])).toEqual([0, 1, 0])
    expect(places(found(2, 7), [1, 1, 1, 1])).toEqual([0, 1, 2, 0])
    expect(places(found(3), [-1, -1, -1, -1])).toEqual([2, 1, 0, 2])
  })

  it('do nothing without results', () => {
    expect(move(found(0), 1)).toEqual(found(0))
    expect(move(NO_SEARCH, 1)).toBe(NO_SEARCH)
  })

  it('open a closed list, and move from the options back to the field', () => {
    const opened = move(close(found()), 1)
    expect([opened.isOpen, opened.active, leave(opened).active]).toEqual([true, 0, -1])
  })

  const press = { altKey: false, isComposing: false, ctrlKey: false, metaKey: false }

  it.each([
    ['ArrowDown', 'next', 'next', 'next'],
    ['ArrowUp', 'previous', 'previous', 'previous'],
    ['Enter', undefined, undefined, 'follow'],
    ['Escape', 'clear', 'close', 'close'],
    ['Home', 'leave', 'leave', 'leave'],
    ['End', 'leave', 'leave', 'leave'],
    ['ArrowLeft', 'leave', 'leave', 'leave'],
    ['a', undefined, undefined, undefined],
    ['Tab', undefined, undefined, undefined],
  ])('map %s to %s in the closed field, %s in the open one, %s on an option', (key, ...meanings) => {
    const states = [close(found()), found(), move(found(), 1)]
    expect(states.map(state => intentOf({ ...press, key }, state))).toEqual(meanings)
  })

  it('only open and close with Alt', () => {
    expect(intentOf({ ...press, altKey: true, key: 'ArrowDown' }, found())).toBe('open')
    expect(intentOf({ ...press, altKey: true, key: 'ArrowUp' }, found())).toBe('close')
  })

  it.each(['isComposing', 'ctrlKey', 'metaKey'])('are ignored while %s', held => {
    for (const key of ['Enter', 'Escape', 'ArrowDown']) {
      expect(intentOf({ ...press, key, [held]: true }, move(found(), 1))).toBe(undefined)
    }
  })
})

describe('a parsed answer', () => {
  const read = (answer: unknown) => readResults(z.parse(foundList, answer), 2, 'https://site.example/')

  it.each([null, [], 'x', {}, { items: 7 }, undefined])('is none if it is %j', answer => {
    expect(z.safeParse(foundList, answer).success).toBe(false)
  })

  it('omits results without a title or a safe URL, and requests small pictures', () => {
    const items = [
      null,
      { title: ' ', itemUrl: '/a' },
      { title: 'Bad', itemUrl: 'javascript:alert(1)' },
      {
        title: 'Bowl',
        itemUrl: '/bowl',
        imageUrl: '/bowl.webp',
        excerpt: null,
        collectionDisplayName: 'Shop',
      },
      { title: '<b>Cup</b>', itemUrl: '/cup', imageUrl: 'data:image/png;base64,', excerpt: ' Two. ' },
      { title: 'More', itemUrl: '/more' },
    ]
    expect(read({ items, totalCount: 12 })).toEqual({
      items: [
        { title: 'Bowl', href: '/bowl', excerpt: '', image: '/bowl.webp?format=100w', where: 'Shop' },
        { title: '<b>Cup</b>', href: '/cup', excerpt: 'Two.', image: '', where: '' },
      ],
      totalCount: 12,
    })
  })

  it('counts its items if it contains no count', () => {
    expect(read({ items: [{ title: 'Bowl', itemUrl: '/bowl' }] })?.totalCount).toBe(1)
  })
})
