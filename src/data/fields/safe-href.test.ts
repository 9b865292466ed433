import { expect, it } from 'vitest'
import { safeHref } from './safe-href'

const BASE = 'https://shop.example/work/'

it.each([
  ['https://other.example/a'],
  ['http://other.example'],
  ['//other.example/a'],
  ['/work/one'],
  ['two.html'],
  ['#three'],
  ['?item=4'],
  ['mailto:me@shop.example'],
  ['tel:+3612345'],
  ['sms:+3612345'],
])('accepts %s', href => {
  expect(safeHref(href, BASE)).toBe(href)
})

it.each([
  ['javascript:alert(1)'],
  [' JavaScript:alert(1)'],
  ['java\nscript:alert(1)'],
  ['\u0001javascript:alert(1)'],
  ['data:text/html,<script>alert(1)</script>'],
  ['vbscript:x'],
  ['blob:https://shop.example/1'],
  ['file:///etc/hosts'],
  ['http://'],
  [''],
  ['  '],
])('rejects %j', href => {
  expect(safeHref(href, BASE)).toBeUndefined()
})
