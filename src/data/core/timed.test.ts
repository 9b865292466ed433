// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { localArea, type StorageArea, sessionArea } from './access'
import { forget, keep, recall } from './timed'

const areas = [
  ['local', localArea],
  ['session', sessionArea],
] as const

describe.each(areas)('%s storage', (_, area) => {
  beforeEach(() => area().clear())

  it('keeps a value without an end [CTX-21]', () => {
    keep(area, 'visit', { count: 2 })
    expect(area().getItem('visit')).toBe('{"value":{"count":2}}')
    expect(recall(area, 'visit', Number.MAX_SAFE_INTEGER)).toEqual({ ok: true, value: { count: 2 } })
  })

  it('keeps a value with its end [CTX-21]', () => {
    keep(area, 'visit', 'a', 500, 1000)
    expect(area().getItem('visit')).toBe('{"value":"a","expiry":1500}')
    expect(recall(area, 'visit', 1499)).toEqual({ ok: true, value: 'a' })
  })

  it('removes a value whose time has passed, and gives nothing [CTX-22]', () => {
    keep(area, 'visit', 'a', 500, 1000)
    expect(recall(area, 'visit', 1500)).toEqual({ ok: true, value: undefined })
    expect(area().getItem('visit')).toBe(null)
  })

  it.each(['not JSON', '7', 'null', '[1]', '"text"', '{"other":1}'])('takes %j for nothing of ours', text => {
    area().setItem('visit', text)
    expect(recall(area, 'visit')).toEqual({ ok: true, value: undefined })
    expect(area().getItem('visit')).toBe(text)
  })

  it('lets no stored key reach a prototype', () => {
    area().setItem('visit', '{"value":{"__proto__":{"polluted":1},"kept":1}}')
    expect(recall(area, 'visit')).toEqual({ ok: true, value: { kept: 1 } })
  })

  it('forgets a value', () => {
    keep(area, 'visit', 'a')
    expect(forget(area, 'visit')).toEqual({ ok: true, value: undefined })
    expect(recall(area, 'visit')).toEqual({ ok: true, value: undefined })
  })
})

describe('storage that throws', () => {
  const cause = new DOMException('denied', 'SecurityError')
  const forbidden: StorageArea = () => {
    throw cause
  }
  const full: StorageArea = () => ({
    ...sessionStorage,
    length: 0,
    clear: refuse,
    key: refuse,
    getItem: refuse,
    setItem: refuse,
    removeItem: refuse,
  })
  function refuse(): never {
    throw cause
  }

  it.each([
    ['forbidden', forbidden],
    ['full', full],
  ])('is an error in the answer: %s [CTX-24]', (_, area) => {
    for (const answer of [keep(area, 'a', 1), recall(area, 'a'), forget(area, 'a')]) {
      expect(answer).toEqual({ ok: false, error: expect.any(Error) })
      expect(answer).toMatchObject({ error: { message: 'Unable access local/session storage.', cause } })
    }
  })

  it('also when the value cannot be written as JSON [CTX-24]', () => {
    const loop: unknown[] = []
    loop.push(loop)
    expect(keep(sessionArea, 'a', loop)).toMatchObject({ ok: false })
  })
})
