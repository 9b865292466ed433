// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { cookieIn, cookieText } from './core/cookies'
import { mayStoreVisits } from './visit-ids'

const AGREED = 'a=1; ss_cookieAllowed=1'

describe('visits', () => {
  it.each([
    [null, '', false, true],
    [{}, '', false, true],
    [{ isAnalyticsCookiesDisabled: true }, '', false, false],
    [{ isRestrictiveCookiePolicyEnabled: true }, '', false, false],
    [{ isRestrictiveCookiePolicyEnabled: true }, 'ss_cookieAllowed=0', false, false],
    [{ isRestrictiveCookiePolicyEnabled: true }, 'xss_cookieAllowed=1', false, false],
    [{ isRestrictiveCookiePolicyEnabled: true }, AGREED, false, true],
    [{ isRestrictiveCookiePolicyEnabled: true }, '', true, true],
    [{ isRestrictiveCookiePolicyAbsolute: true }, AGREED, true, false],
    [{ isRestrictiveCookiePolicyEnabled: 'yes' }, '', false, true],
  ])('%j with %j and consent %j are stored: %j [ANA-41]', (cookieSettings, cookies, hasAgreed, expected) => {
    expect(mayStoreVisits({ cookieSettings }, cookies, hasAgreed)).toBe(expected)
  })
})

describe('a cookie', () => {
  it('is found by its whole name', () => {
    expect(cookieIn('xss_cvr=1; ss_cvr=a|1|1|1|1;ss_cvt=5', 'ss_cvr')).toBe('a|1|1|1|1')
    expect(cookieIn('ss_cvr=a=b', 'ss_cvr')).toBe('a=b')
    expect(cookieIn('', 'ss_cvr')).toBe(undefined)
  })

  it('covers the whole site, and is secure on https', () => {
    expect(cookieText('a', 'b', 60, false)).toBe('a=b; path=/; max-age=60; SameSite=Lax')
    expect(cookieText('a', 'b', 60, true)).toBe('a=b; path=/; max-age=60; SameSite=Lax; Secure')
  })
})
