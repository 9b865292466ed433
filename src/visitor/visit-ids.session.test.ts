// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { beginSession, forgetSession } from './visit-ids'

const denied = (): Storage => {
  throw new DOMException('denied', 'SecurityError')
}

afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

describe('a session', () => {
  it('recognizes its first page and the first session of all [ANA-31] [ANA-32] [ANA-33]', () => {
    let ids = 0
    const makeId = (): string => `id-${++ids}`
    const first = { isFirstLanding: true, isFirstSession: true, sessionId: 'id-1' }
    expect(beginSession(makeId)).toEqual(first)
    expect(beginSession(makeId)).toEqual({ isFirstLanding: false, isFirstSession: false, sessionId: 'id-1' })
    sessionStorage.clear()
    expect(beginSession(makeId)).toEqual({ isFirstLanding: true, isFirstSession: false, sessionId: 'id-3' })
  })

  it('is never the first without storage', () => {
    expect(beginSession(() => 'id', { session: denied, local: denied })).toEqual({
      isFirstLanding: false,
      isFirstSession: false,
      sessionId: 'id',
    })
  })

  it('is forgotten', () => {
    beginSession(() => 'id')
    forgetSession()
    forgetSession({ session: denied, local: denied })
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0])
  })
})
