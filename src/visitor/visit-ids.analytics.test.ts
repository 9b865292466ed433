// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { ANALYTICS_ID_LIFETIME_MS, analyticsId, forgetAnalyticsId } from './visit-ids'

const NOW = 1_800_000_000_000
let ids = 0
const makeId = (): string => `id-${++ids}`
const denied = (): Storage => {
  throw new DOMException('denied', 'SecurityError')
}

afterEach(() => {
  localStorage.clear()
  ids = 0
})

describe('an analytics id', () => {
  it('lasts 390 days, with its expiry stored beside it [ANA-34]', () => {
    expect(ANALYTICS_ID_LIFETIME_MS).toBe(33_696_000_000)
    expect(analyticsId(makeId, NOW)).toBe('id-1')
    expect({ ...localStorage }).toEqual({
      ss_analytics_id: 'id-1',
      ss_analytics_id_expiry: `${NOW + ANALYTICS_ID_LIFETIME_MS}`,
    })
    expect(analyticsId(makeId, NOW + ANALYTICS_ID_LIFETIME_MS - 1)).toBe('id-1')
    expect(analyticsId(makeId, NOW + ANALYTICS_ID_LIFETIME_MS)).toBe('id-3')
  })

  it.each(['', 'x', '-5', `${NOW * 10}`])('does not outlive an end of %j', expiry => {
    localStorage.setItem('ss_analytics_id', 'old')
    localStorage.setItem('ss_analytics_id_expiry', expiry)
    expect(analyticsId(makeId, NOW)).toBe('id-1')
  })

  it('warns if it cannot be stored, and still serves this page [ANA-19]', () => {
    const warnings: string[] = []
    expect(analyticsId(makeId, NOW, denied, message => warnings.push(message))).toBe('id-1')
    expect(warnings).toEqual(['Unable to store analyticsId'])
  })

  it('is forgotten', () => {
    analyticsId(makeId, NOW)
    forgetAnalyticsId()
    forgetAnalyticsId(denied)
    expect(localStorage.length).toBe(0)
  })
})
