import { expect, it } from 'vitest'
import { canBePinned, pinHref } from './pinterest-overlay.state'

it('links to a pin with the picture, its page and its description', () => {
  const href = pinHref({
    page: 'https://a.example/?x=1',
    source: 'https://a.example/j.webp',
    alt: 'Jar & lid',
  })
  expect(Object.fromEntries(new URL(href).searchParams)).toEqual({
    url: 'https://a.example/?x=1',
    media: 'https://a.example/j.webp',
    description: 'Jar & lid',
  })
  expect(pinHref({ page: 'p', source: 's', alt: '' })).not.toContain('description')
})

it.each([
  ['https://a.example/j.webp', true],
  ['http://a.example/j.webp', true],
  ['data:image/png;base64,', false],
  ['blob:https://a.example/1', false],
  ['', false],
])('accepts the picture %j: %s', (source, expected) => {
  expect(canBePinned(source)).toBe(expected)
})
