import { describe, expect, it } from 'vitest'
import { sizedSource, sourceSet } from './image-source'

describe('sized addresses', () => {
  it.each([
    ['/a.jpg', '/a.jpg?format=750w'],
    ['a.jpg', 'a.jpg?format=750w'],
    ['//cdn.example/a.jpg', '//cdn.example/a.jpg?format=750w'],
    ['https://cdn.example/a', 'https://cdn.example/a?format=750w'],
    ['/a.jpg?format=100w', '/a.jpg?format=750w'],
    ['/a.jpg?format=original&v=2', '/a.jpg?v=2&format=750w'],
    ['/a.jpg?v=2#top', '/a.jpg?v=2&format=750w#top'],
    ['/a.jpg?', '/a.jpg?format=750w'],
    ['/a b/c%2Bd+e.jpg', '/a b/c%2Bd+e.jpg?format=750w'],
  ])('have the width in the query of %s [IMG-03]', (source, sized) => {
    expect(sizedSource(source, 750, 'queryString')).toBe(sized)
  })

  it.each([
    ['/a.jpg', '/a-750w.jpg'],
    ['a.jpg', 'a-750w.jpg'],
    ['//cdn.example/a.jpg', '//cdn.example/a-750w.jpg'],
    ['/a-100w.jpg', '/a-750w.jpg'],
    ['/v1.2/photo', '/v1.2/photo-750w'],
    ['/a.b.jpg?v=2#top', '/a.b-750w.jpg?v=2#top'],
    ['/a b/c%2Bd+e.jpg', '/a b/c%2Bd+e-750w.jpg'],
    ['/.hidden', '/.hidden-750w'],
  ])('have the width in the file name of %s [IMG-03]', (source, sized) => {
    expect(sizedSource(source, 750, 'filename')).toBe(sized)
  })

  it.each([
    'data:image/gif;base64,R0lGOD',
    'blob:https://a.example/1',
    '/logo.svg',
    '/logo.SVG?v=2',
    '',
    '?a=b',
  ])('leave %j unchanged', source => {
    expect(sizedSource(source, 750, 'queryString')).toBe(source)
    expect(sizedSource(source, 750, 'filename')).toBe(source)
  })

  it('leave an address unchanged without a format', () => {
    expect(sizedSource('/a.jpg', 750, undefined)).toBe('/a.jpg')
  })

  it('are candidates up to the first that covers the image', () => {
    expect(sourceSet('/a b,c.jpg', 'queryString', 400)).toBe(
      '/a%20b,c.jpg?format=100w 100w, /a%20b,c.jpg?format=300w 300w, /a%20b,c.jpg?format=500w 500w',
    )
    expect(sourceSet('/a.jpg', undefined)).toBe('')
  })
})
