// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { linksToPage, markCurrentPage } from './current-page'

it.each([
  ['/shop', true],
  ['/shop/', true],
  ['shop.html?from=menu', true],
  ['https://site.example/shop/index.html', true],
  ['', true],
  ['/shop/mugs', false],
  ['/', false],
  ['#contact', false],
  ['/shop#mugs', false],
  ['https://other.example/shop', false],
  ['http://', false],
])('finds that a link to %j leads to the page /shop?page=2: %j', (href, expected) => {
  expect(linksToPage(href, 'https://site.example/shop?page=2')).toBe(expected)
})

it('marks the links to the current page, and restores them', () => {
  document.body.innerHTML = '<a href="/a">A</a><a href="/b/">B</a><a href="/b">B</a>'
  const before = document.body.innerHTML
  const restore = markCurrentPage(document, 'https://site.example/b')
  const marks = [...document.querySelectorAll('a')].map(link => link.getAttribute('aria-current'))
  expect(marks).toEqual([null, 'page', 'page'])
  restore()
  expect(document.body.innerHTML).toBe(before)
})

it('keeps what the server has marked', () => {
  document.body.innerHTML = '<a href="/a" aria-current="page">A</a><a href="/b">B</a>'
  const before = document.body.innerHTML
  markCurrentPage(document, 'https://site.example/b')
  expect(document.body.innerHTML).toBe(before)
})
