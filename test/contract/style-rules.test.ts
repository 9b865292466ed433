import { expect, it } from 'vitest'
import { styleViolations } from './style-rules'

const layered = (css: string): string => `@layer ashlar { ${css} }`

it.each([
  ['allows rules of the block', layered('ashlar-map .map { inline-size: 100% }'), []],
  ['allows lists of the block', layered(':where(ashlar-map, ashlar-map a)::after { inset: 0 }'), []],
  ['allows keyframes', layered('@keyframes turn { from { rotate: 0deg } }'), []],
  ['allows nested rules', layered('ashlar-map { color: red; & .map { color: blue } }'), []],
  ['allows a shadow root', ':host { display: block } button { color: red }', []],
  ['allows braces in strings', layered('ashlar-map { /* { */ content: "};" }'), []],
  ['finds a rule outside the layer', '\nashlar-map { color: red }', ['line 2: outside @layer ashlar']],
  [
    'finds keyframes outside the layer',
    '@keyframes a { to { scale: 1 } }',
    ['line 1: outside @layer ashlar'],
  ],
  ['finds another tag', layered('ashlar-mapping { color: red }'), ['line 1: does not start with the tag']],
  [
    'finds a free selector in a media query',
    layered('@media (width > 1px) { ashlar-map, .map { color: red } }'),
    ['line 1: does not start with the tag'],
  ],
  ['finds a side', layered('ashlar-map { margin-left: 0 }'), ['line 1: margin-left is physical']],
  ['finds a side with a variable', layered('ashlar-map { left: var(--a) }'), ['line 1: left is physical']],
  [
    'finds a side after and in a nested rule',
    layered('ashlar-map { color: red; & b { top: 0 } width: 0 }'),
    ['line 1: top is physical', 'line 1: width is physical'],
  ],
  ['finds a direction', layered('ashlar-map { text-align: left }'), ['line 1: text-align is physical']],
  ['finds a floated side', layered('ashlar-map { float: right }'), ['line 1: float is physical']],
  ['finds !important', layered('ashlar-map { color: red !important }'), ['line 1: color is !important']],
])('%s', (_, css, violations) => {
  expect(styleViolations('map', css)).toEqual(violations)
})

it.each([
  [
    'finds colours that are not design tokens',
    '{ color: #fff; border: 1px solid rgb(0 0 0 / 20%); fill: color-mix(in srgb, #123, currentColor) }',
    ['color', 'border', 'fill'],
  ],
  ['allows keywords', '{ color: Canvas; fill: currentColor; background: transparent }', []],
  ['allows colours to fall back to', '{ color: var(--ashlar-code-a, var(--ashlar-accent, #fff)) }', []],
])('%s', (_, declarations, properties) => {
  const violations = properties.map(name => `line 1: ${name} has a colour that is not a design token`)
  expect(styleViolations('code', layered(`ashlar-code ${declarations}`))).toEqual(violations)
})
