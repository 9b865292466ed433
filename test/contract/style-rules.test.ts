import { expect, it } from 'vitest'
import { readCss } from './read-css'
import { styleFaults } from './style-rules'

const layered = (css: string): string => `@layer ashlar { ${css} }`

it.each([
  ['a rule of the block', layered('ashlar-map .map { inline-size: 100% }'), []],
  ['keyframes', layered('@keyframes turn { from { rotate: 0deg } }'), []],
  ['a rule inside another', layered('ashlar-map { color: red; & .map { color: blue } }'), []],
  ['a shadow root', ':host { display: block } button { color: red }', []],
  ['no layer', 'ashlar-map { color: red }', ['ashlar-map is outside @layer ashlar']],
  ['another tag', layered('ashlar-mapping { color: red }'), ['ashlar-mapping does not start with the tag']],
  ['a free selector', layered('ashlar-map, .map { color: red }'), ['.map does not start with the tag']],
  ['a side', layered('ashlar-map { margin-left: 0 }'), ['ashlar-map { margin-left: 0 } is physical']],
  [
    'a direction',
    layered('ashlar-map { text-align: left }'),
    ['ashlar-map { text-align: left } is physical'],
  ],
  ['force', layered('ashlar-map { color: red !important }'), ['ashlar-map { color } is !important']],
])('judges %s', (_, css, faults) => {
  expect(styleFaults('map', readCss(css))).toEqual(faults)
})
