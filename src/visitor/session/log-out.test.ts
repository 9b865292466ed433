import { describe, expect, it } from 'vitest'
import { identityRemovals } from './log-out'

const GONE = 'ss_identity=; Path=/; Max-Age=0'

describe('the identity cookie', () => {
  it.each([
    ['tarn.example', ['tarn.example']],
    ['shop.tarn.example', ['shop.tarn.example', 'tarn.example']],
    ['localhost', ['localhost']],
    ['127.0.0.1', ['127.0.0.1']],
    ['[::1]', ['[::1]']],
  ])('is deleted on %s and the domains %j [OWN-15]', (host, domains) => {
    expect(identityRemovals(host)).toEqual([GONE, ...domains.map(domain => `${GONE}; Domain=${domain}`)])
  })
})
