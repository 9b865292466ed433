import { expect, it } from 'vitest'
import { readCss } from './read-css'

it('reads rules with what is around them, and lists apart', () => {
  const css = `@layer ashlar { /* { */
    ashlar-x :is(a, b), ashlar-x::after { content: "};"; inset: 0 }
    @media (width > 1px) { ashlar-x { background: url(data:image/png;base64,x); color: red; } }
  }`
  expect(readCss(css)).toEqual([
    {
      selectors: ['ashlar-x :is(a, b)', 'ashlar-x::after'],
      inside: ['@layer ashlar'],
      declarations: [
        { property: 'content', value: '"};"' },
        { property: 'inset', value: '0' },
      ],
    },
    {
      selectors: ['ashlar-x'],
      inside: ['@layer ashlar', '@media (width > 1px)'],
      declarations: [
        { property: 'background', value: 'url(data:image/png;base64,x)' },
        { property: 'color', value: 'red' },
      ],
    },
  ])
})

it('follows nesting', () => {
  const [inner, outer] = readCss('a { color: red; & b { left: 0 } margin: 0 }')
  expect(inner).toMatchObject({ selectors: ['& b'], inside: ['a'] })
  expect(outer?.declarations.map(({ property }) => property)).toEqual(['color', 'margin'])
})
