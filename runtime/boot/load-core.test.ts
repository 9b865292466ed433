import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Boot } from '../core/core'
import { loadCore } from './load-core'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What boot passes, for a browser that retries failed imports or one that has fetched the file. */
const bootWith = (importScript: Boot['importScript'], fetched?: Promise<unknown>): Boot =>
  ({
    files: (name: string) => [`${name}.js`],
    requested: new Map([['core.js', fetched]]),
    importScript,
  }) as unknown as Boot

it('imports core, and nothing else', async () => {
  const importScript = vi.fn(async (url: string) => url)
  await expect(loadCore(bootWith(importScript))).resolves.toBe('core.js')
  expect(importScript.mock.calls).toEqual([['core.js']])
})

it('lets the rescue file load core after a failed import', async () => {
  const importScript = vi.fn(async (url: string) => {
    if (url === 'core.js') throw new TypeError('cut off')
    return { loadAgain: async (url: string) => `${url}, again` }
  })
  await expect(loadCore(bootWith(importScript))).resolves.toBe('core.js, again')
})

it('does not import core where the fetch has failed', async () => {
  const importScript = vi.fn(async (_: string) => ({ loadAgain: async () => 'core' }))
  await expect(loadCore(bootWith(importScript, Promise.resolve(false)))).resolves.toBe('core')
  expect(importScript.mock.calls).toEqual([['rescue.js?200']])
})

it('asks for the rescue file under a new URL until it arrives, and reports its absence after two minutes', async () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const asked: string[] = []
  const offline = new TypeError('offline')
  const loading = loadCore(
    bootWith(async url => {
      asked.push(url)
      throw offline
    }),
  ).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(await loading).toBe(offline)
  expect(reported.mock.calls).toEqual([[offline]])
  expect(asked.slice(0, 3)).toEqual(['core.js', 'rescue.js?200', 'rescue.js?400'])
  expect(new Set(asked).size).toBe(asked.length)
})

it('passes on a failure that the rescue file has reported', async () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const missing = new Error('404')
  const importScript = async (url: string): Promise<unknown> => {
    if (url === 'core.js') throw new TypeError('cut off')
    return { loadAgain: () => Promise.reject(missing) }
  }
  await expect(loadCore(bootWith(importScript))).rejects.toBe(missing)
  expect(reported).not.toHaveBeenCalled()
})
