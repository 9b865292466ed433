import { expect, it } from 'vitest'
import { lockKind } from './page-lock.state'

it.each([
  [undefined, 106, 'members'],
  [undefined, 103, 'locked'],
  [undefined, 105, 'locked'],
  [undefined, undefined, 'locked'],
  ['members', 103, 'members'],
  ['locked', 106, 'locked'],
] as const)('resolves %s on a page of the type %s to %s [WID-13]', (kind, pageType, expected) => {
  expect(lockKind(kind, pageType)).toBe(expected)
})
