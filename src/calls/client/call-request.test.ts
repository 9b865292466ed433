// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { callAddress, createCrumbStore } from './call-request'

describe('the crumb', () => {
  it('is read from its cookie, and stored there [DATA-19]', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as a server sets it
    document.cookie = 'crumb=from%3Dserver; path=/'
    const crumb = createCrumbStore()
    expect(crumb.read()).toBe('from=server')
    crumb.store('fresh')
    expect(document.cookie).toContain('crumb=fresh')
    expect(createCrumbStore().read()).toBe('fresh')
  })

  it('is missing from the address if there is none [DATA-02]', () => {
    expect(callAddress('/api/a', 'https://site.example', undefined)).toBe('https://site.example/api/a')
  })
})

describe('a secure address', () => {
  it.each([
    ['http://site.example', 'https://site.example/a'],
    ['https://site.example', 'https://site.example/a'],
    ['http://localhost:8080', 'http://localhost:8080/a'],
    ['http://127.0.0.1:8080/page', 'http://127.0.0.1:8080/a'],
  ])('on %s is %s [DATA-04]', (base, expected) => {
    expect(callAddress('/a', base, undefined, { secure: true })).toBe(expected)
  })
})
