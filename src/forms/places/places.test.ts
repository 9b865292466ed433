// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import type { DataLayer } from '../../calls/client/send-call'
import { createPlaces } from './places'

const get = vi.fn(async () => ({ ok: true, value: undefined }))
const calls = { get: get as unknown as DataLayer['get'] }
const log = vi.spyOn(console, 'error').mockImplementation(() => {})
afterEach(() => {
  get.mockClear()
  log.mockClear()
})

it('requests suggestions and details with their tracking', async () => {
  const places = createPlaces(calls, { productPage: 'form', productSection: 'address' })
  await places.suggest('Kes')
  await places.details('keswick')
  const tracking = { productPage: 'form', productSection: 'address' }
  expect(get.mock.calls).toEqual([
    [
      '/api/google-maps/places/autocomplete',
      expect.objectContaining({ query: { ...tracking, input: 'Kes' } }),
    ],
    [
      '/api/google-maps/places/details',
      expect.objectContaining({ query: { ...tracking, placeId: 'keswick' } }),
    ],
  ])
  expect(log).not.toHaveBeenCalled()
})

it.each([
  [{}, 'productPage and productSection'],
  [{ productPage: 'form' }, 'productSection'],
  [{ productSection: 'address', productPage: '' }, 'productPage'],
])('logs a console error for missing tracking: %j [API-25]', async (tracking, missing) => {
  await createPlaces(calls, tracking).suggest('Kes')
  expect(log).toHaveBeenCalledOnce()
  expect(log.mock.calls[0]?.[0]).toBe(`[ashlar] call-untracked: the places service needs ${missing}`)
  expect(get).toHaveBeenCalledOnce()
})
