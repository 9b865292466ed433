import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { memberAreaSchema } from './member-area.schema'
import { initialOf, landingOf, memberState } from './member-area.state'

describe('whether the visitor is logged in', () => {
  it.each([
    ['the server, with a name', { name: 'Ada' }, false, false, { kind: 'in', name: 'Ada' }],
    ['the server, without a name', { name: '' }, false, false, { kind: 'in', name: '' }],
    ['the server, against an older session of the tab', null, true, false, { kind: 'out' }],
    ['a login on this page, against the server', null, true, true, { kind: 'in', name: '' }],
    ['the tab, if the server does not know', undefined, true, false, { kind: 'in', name: '' }],
    ['nobody', undefined, false, false, { kind: 'out' }],
  ])('is determined by %s', (_, said, hasToken, isFresh, expected) => {
    expect(memberState(said, hasToken, isFresh)).toEqual(expected)
  })
})

it.each([
  ['ingrid@tarn.example', 'I'],
  [' Ørjan', 'Ø'],
  ['𐐨da', '𐐀'],
  ['', ''],
])('shows, for the name %j, %j', (name, initial) => {
  expect(initialOf(name)).toBe(initial)
})

it.each([
  ['/members', 'https://tarn.example/members'],
  ['#inside', 'https://tarn.example/shop#inside'],
  ['', undefined],
  ['https://evil.example/', undefined],
  ['//evil.example/', undefined],
  ['javascript:alert(1)', undefined],
  ['https://', undefined],
])('continues, after a login that targets %j, at %j', (afterLogin, landing) => {
  expect(landingOf(afterLogin, 'https://tarn.example/shop')).toBe(landing)
})

it.each([
  [{ name: 'Ada', email: 'ada@tarn.example' }, { name: 'Ada' }],
  [{ email: 'ada@tarn.example' }, { name: 'ada@tarn.example' }],
  [{ name: ' ', id: 7 }, { name: '' }],
  [null, null],
  [undefined, undefined],
])('reads the member %j', (member, expected) => {
  expect(z.parse(memberAreaSchema, { member }).member).toEqual(expected)
})

it.each([['Ada'], [true], [['Ada']]])('rejects the member %j', member => {
  expect(z.safeParse(memberAreaSchema, { member }).success).toBe(false)
})
