import { describe, expect, it } from 'vitest'
import { clearTrackingCookies } from './clear-cookies'
import { jar, LOCKED } from './cookie-jars.fixture'

const NONE = { getItem: () => null, removeItem: () => {} } as unknown as Storage

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

  it.each([jar('_ga=6', true), LOCKED])('are left if cookies cannot be changed', cookies => {
    const refusal = { functional: false, analytics: false, marketing: false }
    expect(() => clearTrackingCookies(refusal, cookies, 'a.example', () => NONE)).not.toThrow()
  })
})
