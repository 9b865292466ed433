import { expect, it } from 'vitest'
import { legacyStarts } from './legacy-starts'
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
  [
    'allows focus rings that no reset removes',
    layered('ashlar-map a:focus-visible { outline: 2px solid !important }'),
    [],
  ],
  [
    'allows important boxes of what a library draws, and nothing else of it',
    layered('ashlar-map .leaflet-tile { inline-size: 1px !important; color: red !important }'),
    ['line 1: color is !important'],
  ],
  [
    'allows !important on paper, over what scripts have placed',
    layered('@media print { ashlar-map a { translate: none !important } }'),
    [],
  ],
  [
    'finds other important outlines',
    layered('ashlar-map { outline: 0 !important } ashlar-map a:focus-visible { color: red !important }'),
    ['line 1: outline is !important', 'line 1: color is !important'],
  ],
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

it.each([
  ['allows the classes of its markup', '.sqs-block-map .inside', []],
  ['allows lists of them', ':is(.sqs-block-map, .bare-map) > p', []],
  ['allows the tag', 'ashlar-map', []],
  ['allows the attributes of its markup', '[data-kind="map"] > p', []],
  ['finds another value of an attribute', '[data-kind="maps"]', ['line 1']],
  ['finds a foreign class', '.sqs-block .sqs-block-map', ['line 1']],
  ['finds a tag before the class', 'p.sqs-block-map', ['line 1']],
  ['finds an attribute before the class', '[data-x].sqs-block-map', ['line 1']],
  ['finds a foreign class in a list', '.sqs-block-map, .sqs-block', ['line 1']],
])('of a sheet for exported markup, %s', (_, selector, lines) => {
  const violations = styleViolations('map', layered(`${selector} { color: red }`), [
    '.sqs-block-map',
    '.bare-map',
    'data-kind=map',
  ])
  expect(violations).toEqual(lines.map(line => `${line}: does not start with the tag or its exported markup`))
})

it('finds a class of exported markup in another sheet', () => {
  expect(styleViolations('map', layered('.sqs-block-map { color: red }'))).toEqual([
    'line 1: does not start with the tag',
  ])
})

it('knows by what pages are searched for a block', () => {
  const block = {
    name: 'map',
    title: '',
    description: '',
    withoutScripts: '',
    budget: 0,
    legacy: { types: ['map'], names: ['map', 'place'], bare: '.bare-map:has(> .pin)' },
  } as const
  expect(legacyStarts(block)).toEqual([
    '.sqs-block-map',
    '.sqs-block-place',
    'data-block-type=4',
    'data-block-type=1337',
    'data-sqsp-block=map',
    'data-sqsp-block=place',
    '.bare-map',
    '.pin',
  ])
})
