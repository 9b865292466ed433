import { describe, expect, it } from 'vitest'
import {
  countVisit,
  parseRecord,
  parseVisitTime,
  RECORD_LIFETIME_S,
  recordText,
  VISIT_LIFETIME_S,
} from './visitor-record'

const RECORD = { id: 'abc', first: 10, previous: 20, current: 30, count: 4 }
const TEXT = 'abc|10|20|30|4'
const makeId = (): string => 'fresh'

describe('a visitor record', () => {
  it('is an id, three times and a count, separated by bars [VIS-01]', () => {
    expect(recordText(RECORD)).toBe(TEXT)
    expect(parseRecord(TEXT)).toEqual(RECORD)
  })

  it.each([
    undefined,
    '',
    'abc',
    'abc|10|20|30',
    'abc|10|20|30|4|5',
    '|10|20|30|4',
    'abc|10|20|30|0',
    'abc|10|20|-30|4',
    'abc|10|20|3.5|4',
    'abc|10|x|30|4',
    'abc|10|20|30|4 ',
    'abc|1e3|20|30|4',
    `abc|10|20|30|${'9'.repeat(30)}`,
    'a;b|10|20|30|4',
    `${'a'.repeat(65)}|10|20|30|4`,
  ])('replaces the invalid %j [VIS-05]', text => {
    expect(parseRecord(text)).toBe(undefined)
    expect(recordText(countVisit(text, '25', 100, makeId))).toBe('fresh|100|100|100|1')
  })

  it('counts a visit after the previous one has ended [VIS-03]', () => {
    expect(recordText(countVisit(TEXT, undefined, 100, makeId))).toBe('abc|10|30|100|5')
  })

  it('stays unchanged during a visit [VIS-04]', () => {
    expect(recordText(countVisit(TEXT, '30', 100, makeId))).toBe(TEXT)
  })

  it('tolerates a clock that was set back', () => {
    expect(recordText(countVisit(TEXT, undefined, 15, makeId))).toBe('abc|10|30|15|5')
  })

  it('lasts two years [VIS-07]', () => {
    expect(RECORD_LIFETIME_S).toBe(63_072_000)
  })
})

describe('a visit time', () => {
  it('is a positive integer [VIS-02]', () => {
    expect(parseVisitTime('1795288363000')).toBe(1_795_288_363_000)
  })

  it.each([undefined, '', '0', '-1', '1.5', '1e3', 'x', ' 1', '01', '9'.repeat(20)])(
    '%j counts as absent, so that a visit begins [VIS-06]',
    text => {
      expect(parseVisitTime(text)).toBe(undefined)
      expect(countVisit(TEXT, text, 100, makeId).count).toBe(5)
    },
  )

  it('lasts 30 minutes [VIS-08]', () => {
    expect(VISIT_LIFETIME_S).toBe(1800)
  })
})
