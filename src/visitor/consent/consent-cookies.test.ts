import { describe, expect, it } from 'vitest'
import { clearTrackingCookies, readChoice, readRecord, storeChoice } from './consent-cookies'

const RECORD = {
  id: 'abcdefgh',
  version: 'v; 1',
  time: 1,
  functional: true,
  analytics: false,
  marketing: false,
  isOptedOut: false,
}

/** A jar that writes down what is put in. */
function jar(cookies = '', isShut = false) {
  const written: string[] = []
  const kept = new Map(cookies.split('; ').map(pair => pair.split('=') as [string, string]))
  return {
    written,
    get cookie() {
      return [...kept].map(pair => pair.join('=')).join('; ')
    },
    set cookie(text: string) {
      written.push(text)
      const [pair = ''] = text.split('; ')
      const [name = '', value = ''] = pair.split('=')
      if (isShut) return
      if (/max-age=0/.test(text)) kept.delete(name)
      else kept.set(name, value)
    },
  }
}

/** As in a sandboxed frame. */
const LOCKED = {
  get cookie(): string {
    throw new DOMException('no', 'SecurityError')
  },
  set cookie(_: string) {
    throw new DOMException('no', 'SecurityError')
  },
}

const NONE = { getItem: () => null, removeItem: () => {} } as unknown as Storage

describe('the cookies of a choice', () => {
  it('are ss_cookieAllowed, site-wide with the given lifetime, and a record that can be read back', () => {
    const cookies = jar()
    expect(storeChoice(true, undefined, 30 * 86_400_000, cookies)).toBe(true)
    expect(cookies.written).toEqual(['ss_cookieAllowed=1; path=/; max-age=2592000; SameSite=Lax'])
    expect(storeChoice(false, RECORD, 1000, cookies)).toBe(true)
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
    expect(storeChoice(true, RECORD, 1000, cookies)).toBe(false)
    expect(readChoice(cookies)).toEqual({ allowed: undefined, record: undefined })
    expect(() => clearTrackingCookies(RECORD, cookies, 'a.example', () => NONE)).not.toThrow()
  })

  it('are parsed strictly', () => {
    expect(readRecord('[]')).toBeUndefined()
    expect(readRecord(JSON.stringify({ ...RECORD, marketing: 'yes' }))).toBeUndefined()
    expect(readRecord(JSON.stringify({ ...RECORD, isOptedOut: 'yes' }))).toEqual(RECORD)
  })
})

describe('tracking cookies', () => {
  const COOKIES =
    'ss_cvr=1; ss_cvt=2; ss_cid=3; ss_cvisit=4; ss_cpvisit=5; _ga=6; _ga_X1=7; _gcl_au=8; CART=9; ss_cookieAllowed=0'

  it('are deleted without consent, on the host and its parents, and nothing else is [CKB-16]', () => {
    const cookies = jar(COOKIES)
    const removed: string[] = []
    const area = { removeItem: (key: string) => removed.push(key) } as unknown as Storage
    clearTrackingCookies(
      { functional: true, analytics: false, marketing: false },
      cookies,
      'www.a.example',
      () => area,
    )
    expect(cookies.cookie).toBe('CART=9; ss_cookieAllowed=0')
    expect(cookies.written.slice(0, 3)).toEqual([
      'ss_cvr=; path=/; max-age=0; SameSite=Lax',
      'ss_cvr=; path=/; max-age=0; SameSite=Lax; Domain=www.a.example',
      'ss_cvr=; path=/; max-age=0; SameSite=Lax; Domain=a.example',
    ])
    expect(removed).toEqual(['ss_analytics_id', 'ss_analytics_id_expiry'])
  })

  it('stay as far as the visitor has agreed', () => {
    const cookies = jar('ss_cvr=1; _ga=6; _fbp=8')
    clearTrackingCookies(
      { functional: false, analytics: true, marketing: false },
      cookies,
      'localhost',
      () => NONE,
    )
    expect(cookies.cookie).toBe('ss_cvr=1; _ga=6')
    clearTrackingCookies(
      { functional: false, analytics: false, marketing: true },
      cookies,
      'localhost',
      () => NONE,
    )
    expect(cookies.cookie).toBe('')
  })
})
