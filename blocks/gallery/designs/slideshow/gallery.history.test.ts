import { describe, expect, it } from 'vitest'
import { addressOfSlide, itemAddress } from '../history-hash'
import { slideInAddress } from './gallery.history'

const slides = [
  { id: 'a1', url: 'first' },
  { id: '', url: 'second/' },
  { id: '', url: '' },
]

describe('the slide in the URL', () => {
  it.each([
    ['#itemId=a1', '', 0],
    ['#itemId=first', '', 0],
    ['#itemId=second', '', 1],
    ['#itemId=second/', '', 1],
    ['', '?itemId=second', 1],
    ['#itemId=a1', '?itemId=second', 0],
    ['#itemId=gone', '', null],
    ['#itemId=', '', null],
    ['#top', '', null],
    ['', '', null],
  ])('in "%s" and "%s" is %j', (hash, search, index) => {
    expect(slideInAddress({ hash, search }, slides)).toBe(index)
  })
})

describe('the URL of a slide', () => {
  it.each([
    ['/work', 'one', '/work/one/'],
    ['/work/', 'one', '/work/one/'],
    ['/work', 'one/', '/work/one/'],
    ['/work/', '/one/', '/work/one/'],
  ])('below %s, named %s, is %s [GAL-24]', (collection, name, address) => {
    expect(itemAddress(collection, name)).toBe(address)
  })

  const here = { pathname: '/about', search: '?a=1' }

  it.each([
    ['/work', { id: 'a1', url: 'first' }, '/work/a1/?a=1#itemId=a1'],
    ['/work', { id: '', url: 'first' }, '/work/first/?a=1#itemId=first'],
    ['', { id: 'a 1', url: '' }, '/about?a=1#itemId=a%201'],
    ['/work', { id: '', url: '' }, null],
  ])('in the collection "%s", of %j, is %j', (collection, slide, address) => {
    expect(addressOfSlide(here, collection, slide)).toBe(address)
  })
})
