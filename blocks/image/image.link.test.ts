import { expect, it } from 'vitest'
import { safeHref } from './image.link'

const BASE = 'https://site.example/page/'

it.each([
  'https://other.example/a',
  'http://other.example/',
  'mailto:a@b.example',
  'tel:+123',
  'sms:123',
  '/shop',
  'next',
  '#part',
  '?page=2',
  '//cdn.example/a',
])('follows %s', href => {
  expect(safeHref(href, BASE)).toBe(href)
})

it.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,hi',
  'vbscript:x',
  'blob:https://site.example/1',
  'file:///etc/passwd',
  'https://',
])('never follows %j', href => {
  expect(safeHref(href, BASE)).toBeUndefined()
})
