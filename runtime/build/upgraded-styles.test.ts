import { expect, it } from 'vitest'
import { upgraded } from './upgraded-styles.ts'

const textOf = (css: string): string => upgraded(css).replace(/\s+/g, ' ').trim()

it('leaves out rules for a block without its view, or before it is defined', () => {
  expect(textOf('ashlar-a:not(:has(> .a)) > p { margin: 0 }')).toBe('')
  expect(textOf('ashlar-a[data-x]:not(:has(> .a), [data-y]) { margin: 0 }')).toBe('')
  expect(textOf('ashlar-a:not(:defined, :has(> :not(script))) { margin: 0 }')).toBe('')
  expect(textOf('@media print { ashlar-a:not(:has(> .a)) { margin: 0 } }')).toBe('')
})

it('keeps the other selectors of a list', () => {
  expect(textOf('ashlar-a:not(:has(> .a)), ashlar-a .a__b { margin: 0 }')).toBe(
    'ashlar-a .a__b { margin: 0; }',
  )
})

it('keeps rules for what a view contains, and for a block without content', () => {
  for (const css of [
    'ashlar-a li:not(:has(> .a)) { margin: 0 }',
    'ashlar-a:not(:has(.a__b)) { margin: 0 }',
    'ashlar-a:not(:has(> :not(script))) { margin: 0 }',
    'ashlar-a:has(> .a) { margin: 0 }',
  ])
    expect(textOf(css)).toContain('margin: 0')
})

it('leaves out animations that only these rules use', () => {
  const wait = '@keyframes ashlar-a-wait { from { opacity: 0; } }'
  expect(textOf(`ashlar-a:not(:has(> .a)) { animation: 4s ashlar-a-wait } ${wait}`)).toBe('')
  expect(textOf(`ashlar-a .a { animation: 4s ashlar-a-wait } ${wait}`)).toContain('@keyframes')
})
