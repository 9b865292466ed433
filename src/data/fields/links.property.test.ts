import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linkError, linkKind, safeHref } from './links'

const BASE = 'https://site.example/shop/'
const scheme = fc.constantFrom(
  'javascript',
  'data',
  'vbscript',
  'blob',
  'file',
  'view-source',
  'http',
  'mailto',
)
/** Characters that browsers drop inside or before a scheme. */
const noise = fc.constantFrom('', '\t', '\n', '\r', ' ', '\u0000', '\u0001', '\u001f', '\ufeff', '\u00a0')

/** A scheme in any case, with noise before and inside, and any text after it. */
const disguised = fc
  .tuple(scheme, noise, noise, fc.nat(9), fc.boolean(), fc.string())
  .map(([name, before, inside, at, isUpper, rest]) => {
    const cased = isUpper ? name.toUpperCase() : name
    return `${before}${cased.slice(0, at)}${inside}${cased.slice(at)}:${rest}`
  })
const address = fc.oneof(disguised, fc.webUrl(), fc.string(), fc.string({ unit: 'binary' }))

describe('any address', () => {
  it('is rendered only with a protocol that runs nothing', () => {
    fc.assert(
      fc.property(address, written => {
        const href = safeHref(written, BASE)
        if (href === undefined) return
        expect(new URL(href, BASE).protocol).toMatch(/^(https?|ftp|mailto|tel|sms):$/)
      }),
      { numRuns: 2000 },
    )
  })

  it('has a kind, or an error for its owner', () => {
    fc.assert(
      fc.property(address, written => {
        const kind = linkKind(written)
        expect(linkError(written) === undefined).toBe(kind !== undefined && kind !== 'javascript')
      }),
    )
  })
})
