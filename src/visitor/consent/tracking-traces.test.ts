import { expect, it } from 'vitest'
import { hasTrackingTraces } from './tracking-traces'

it.each([
  'ss_cvr=1',
  'CART=1; ss_cvt=1',
  'ss_cid=1',
  'ss_cvisit=1',
  'ss_cpvisit=1',
  '_ga=1',
  '_ga_X1=1',
  '_gid=1',
  '_gat_x=1',
  'a=b; _gcl_au=1',
  '_fbp=1',
  '_fbc=1',
])('finds the tracking cookies that are deleted without consent [CKB-16]: %s', cookies => {
  expect(hasTrackingTraces(() => [cookies])).toBe(true)
})

it.each(['ss_analytics_id', 'ss_analytics_id_expiry'])('finds the storage key %s', key => {
  expect(hasTrackingTraces(() => ['CART=1', 'draft', key])).toBe(true)
})

it('finds nothing in the cookies and keys of the site, of the cart and of the choice', () => {
  const cookies = 'crumb=1; CART=1; hasCart=1; ss_cookieAllowed=0; ss_consent=%7B%7D; my_ga=1'
  expect(hasTrackingTraces(() => [cookies, 'ss_consent', 'ss_member_xsrf', 'my_ga'])).toBe(false)
  expect(hasTrackingTraces(() => [''])).toBe(false)
})

it('expects some if cookies or storage cannot be read', () => {
  const locked = (): never => {
    throw new DOMException('no', 'SecurityError')
  }
  expect(hasTrackingTraces(locked)).toBe(true)
})
