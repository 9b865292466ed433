import { describe, expect, it } from 'vitest'
import { readChoice, readRecord } from './consent-cookies'
import { jar, LOCKED } from './cookie-jars.fixture'
import { storeChoice } from './store-choice'

const RECORD = {
  id: 'abcdefgh',
  version: 'v; 1',
  time: 1,
  functional: true,
  analytics: false,
  marketing: false,
  isOptedOut: false,
}

describe('the cookies of a choice', () => {
  it('are ss_cookieAllowed, site-wide for 30 days, and a record for 180 that can be read back [CKB-15]', () => {
    const cookies = jar()
    expect(storeChoice({ allowed: '1', record: undefined }, cookies)).toBe(true)
    expect(cookies.written).toEqual(['ss_cookieAllowed=1; path=/; max-age=2592000; SameSite=Lax'])
    expect(storeChoice({ allowed: '0', record: RECORD }, cookies)).toBe(true)
    expect(cookies.written.slice(1).map(cookie => cookie.match(/max-age=\d+/)?.[0])).toEqual([
      'max-age=15552000',
      'max-age=15552000',
    ])
    expect(readChoice(cookies)).toEqual({ allowed: '0', record: RECORD })
  })

  it.each([
    '',
    'ss_cookieAllowed=yes',
    'ss_cookieAllowed=',
    'ss_consent=%7B',
    'ss_consent=%',
    'ss_consent=%7B%22id%22%3A1%7D',
  ])('are ignored if damaged: %s', cookies => {
    expect(readChoice(jar(cookies))).toEqual({ allowed: undefined, record: undefined })
  })

  it.each([jar('', true), LOCKED])('are optional if cookies cannot be stored', cookies => {
    expect(storeChoice({ allowed: '1', record: RECORD }, cookies)).toBe(false)
    expect(readChoice(cookies)).toEqual({ allowed: undefined, record: undefined })
  })

  it('are parsed strictly', () => {
    expect(readRecord('[]')).toBeUndefined()
    expect(readRecord(JSON.stringify({ ...RECORD, marketing: 'yes' }))).toBeUndefined()
    expect(readRecord(JSON.stringify({ ...RECORD, isOptedOut: 'yes' }))).toEqual(RECORD)
  })
})
