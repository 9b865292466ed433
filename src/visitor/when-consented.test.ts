// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { $site } from '../site/core/site'
import { whenConsented } from './when-consented'

const agree = (detail: object | null): boolean =>
  document.dispatchEvent(new CustomEvent('ashlar:consent', { detail }))

afterEach(() => $site.set({}))

describe('whenConsented', () => {
  it('waits until the visitor has agreed to the category, and runs once', () => {
    let runs = 0
    whenConsented('functional', () => runs++)
    agree(null)
    agree({ analytics: true })
    agree({ functional: 'yes' })
    agree({ functional: false })
    expect(runs).toBe(0)
    agree({ functional: true })
    agree({ functional: true })
    expect(runs).toBe(1)
  })

  it('runs immediately without a consent question', () => {
    let runs = 0
    $site.set({ consent: 'compat' })
    whenConsented('marketing', () => runs++)
    agree({ marketing: true })
    expect(runs).toBe(1)
  })

  it.each(['isRestrictiveCookiePolicyEnabled', 'isAnalyticsCookiesDisabled'])(
    'waits with what follows visitors where %s, even if nobody is asked [ANA-41]',
    setting => {
      const ran: string[] = []
      $site.set({ consent: 'compat', cookieSettings: { [setting]: true } })
      whenConsented('functional', () => ran.push('functional'))
      whenConsented('analytics', () => ran.push('analytics'))
      expect(ran).toEqual(['functional'])
      agree({ analytics: true })
      expect(ran).toEqual(['functional', 'analytics'])
    },
  )

  it('receives an earlier choice', () => {
    let runs = 0
    const answer = (): void => void agree({ functional: true })
    document.addEventListener('ashlar:consent-asked', answer, { once: true })
    whenConsented('functional', () => runs++)
    expect(runs).toBe(1)
  })

  it('stops waiting', () => {
    let runs = 0
    whenConsented('functional', () => runs++)()
    agree({ functional: true })
    expect(runs).toBe(0)
  })
})
