import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LIBRARY_TIMEOUT_MS, loadOnce } from './map.sources'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const codeOf = (cause: unknown): unknown => Reflect.get(Object(cause), 'code')

describe('the map library', () => {
  it('loads once for all maps, concurrent and later [MAP-09]', async () => {
    const library = {}
    const load = vi.fn(async () => library)
    const shared = loadOnce(load)
    expect(await Promise.all([shared(), shared()])).toEqual([library, library])
    expect(await shared()).toBe(library)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('fails after 30 seconds [MAP-10]', async () => {
    expect(LIBRARY_TIMEOUT_MS).toBe(30_000)
    const failed = vi.fn()
    const loading = loadOnce(() => new Promise(() => {}))().catch(failed)
    await vi.advanceTimersByTimeAsync(LIBRARY_TIMEOUT_MS - 1)
    expect(failed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await loading
    expect(codeOf(failed.mock.calls[0]?.[0])).toBe('map-failed')
  })

  it('retries after a failure', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('here')
    const shared = loadOnce<string>(load)
    expect(codeOf(await shared().catch((cause: unknown) => cause))).toBe('map-failed')
    expect(await shared()).toBe('here')
  })

  it('clears its timer', async () => {
    await loadOnce(async () => 1)()
    expect(vi.getTimerCount()).toBe(0)
  })
})
