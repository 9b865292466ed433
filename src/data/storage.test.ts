// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { localArea, readTimed, removeTimed, type StorageArea, sessionArea, storeTimed } from './storage'

const areas = [
  ['local', localArea],
  ['session', sessionArea],
] as const

describe.each(areas)('%s storage', (_, area) => {
  beforeEach(() => area().clear())

  it('stores a value without an expiry [CTX-21]', () => {
    storeTimed(area, 'visit', { count: 2 })
    expect(area().getItem('visit')).toBe('{"value":{"count":2}}')
    expect(readTimed(area, 'visit', Number.MAX_SAFE_INTEGER)).toEqual({ ok: true, value: { count: 2 } })
  })

  it('stores a value with its expiry [CTX-21]', () => {
    storeTimed(area, 'visit', 'a', 500, 1000)
    expect(area().getItem('visit')).toBe('{"value":"a","expiry":1500}')
    expect(readTimed(area, 'visit', 1499)).toEqual({ ok: true, value: 'a' })
  })

  it('removes a value whose time has passed, and gives nothing [CTX-22]', () => {
    storeTimed(area, 'visit', 'a', 500, 1000)
    expect(readTimed(area, 'visit', 1500)).toEqual({ ok: true, value: undefined })
    expect(area().getItem('visit')).toBe(null)
  })

  it.each(['not JSON', '7', 'null', '[1]', '"text"', '{"other":1}'])('ignores the foreign value %j', text => {
    area().setItem('visit', text)
    expect(readTimed(area, 'visit')).toEqual({ ok: true, value: undefined })
    expect(area().getItem('visit')).toBe(text)
  })

  it('lets no stored key reach a prototype', () => {
    area().setItem('visit', '{"value":{"__proto__":{"polluted":1},"kept":1}}')
    expect(readTimed(area, 'visit')).toEqual({ ok: true, value: { kept: 1 } })
  })

  it('forgets a value', () => {
    storeTimed(area, 'visit', 'a')
    expect(removeTimed(area, 'visit')).toEqual({ ok: true, value: undefined })
    expect(readTimed(area, 'visit')).toEqual({ ok: true, value: undefined })
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
    for (const answer of [storeTimed(area, 'a', 1), readTimed(area, 'a'), removeTimed(area, 'a')]) {
      expect(answer).toEqual({ ok: false, error: expect.any(Error) })
      expect(answer).toMatchObject({ error: { message: 'Unable access local/session storage.', cause } })
    }
  })

  it('as well if the value cannot be serialized [CTX-24]', () => {
    const loop: unknown[] = []
    loop.push(loop)
    expect(storeTimed(sessionArea, 'a', loop)).toMatchObject({ ok: false })
  })
})
