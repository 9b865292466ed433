import { expect, it } from 'vitest'
import { signalGoogle } from './google-consent'

const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
  security_storage: 'granted',
}
const commands = (layer: unknown[]) =>
  layer.map(entry => [...(entry as ArrayLike<unknown>[] & Iterable<unknown>)])

it('signals everything denied first, then the choice', () => {
  const layer: unknown[] = []
  signalGoogle(layer, null)
  signalGoogle(layer, { functional: false, analytics: true, marketing: false })
  expect(commands(layer)).toEqual([
    ['consent', 'default', { ...DENIED, wait_for_update: 500 }],
    ['consent', 'update', { ...DENIED, analytics_storage: 'granted' }],
  ])
})

it('pushes an arguments object, as Google’s function does', () => {
  const layer: unknown[] = []
  signalGoogle(layer, null)
  expect(Object.prototype.toString.call(layer[0])).toBe('[object Arguments]')
})

it('sets no default if the page has set one', () => {
  const layer: unknown[] = [{ event: 'gtm.js' }, null, ['consent', 'default', {}]]
  signalGoogle(layer, null)
  expect(layer).toHaveLength(3)
})
