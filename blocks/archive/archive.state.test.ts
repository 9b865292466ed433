import { describe, expect, it } from 'vitest'
import { isSamePage, readChoices } from './archive.state'

const items = [
  { title: 'Kiln', href: '/kiln' },
  { title: 'No link', href: '' },
]

describe('the options of an archive', () => {
  it('are the pages of its groups, with their counts', () => {
    expect(readChoices([{ title: 'May', href: '/may', items, count: 7 }])).toEqual([
      { title: '', choices: [{ title: 'May', href: '/may', count: 7 }] },
    ])
    expect(readChoices([{ title: 'May', href: '/may', items }])[0]?.choices[0]?.count).toBe(2)
    expect(readChoices([{ title: 'May', href: '/may', items: [] }])[0]?.choices).toEqual([
      { title: 'May', href: '/may' },
    ])
  })

  it('are the entries of a group without a page', () => {
    expect(readChoices([{ title: 'May', href: '', items }])).toEqual([
      { title: 'May', choices: [{ title: 'Kiln', href: '/kiln' }] },
    ])
    expect(readChoices([{ title: 'May', href: '', items: [] }])).toEqual([])
  })
})

it.each([
  ['/journal?month=5', true],
  ['?month=5', true],
  ['/journal?month=5#top', true],
  ['/journal', false],
  ['/journal?month=6', false],
  ['http://[', false],
])('tells whether %s targets the current page', (href, isCurrent) => {
  expect(isSamePage(href, 'https://site.example/journal?month=5')).toBe(isCurrent)
})
