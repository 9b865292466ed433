// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { missRollup } from '../core'
import { CHUNK_TIMEOUT_MS, createLoader, type Load } from './load-rollup'
import { readRollups } from './read-rollups'

const rollups = readRollups(() => ({ map: { js: ['map.js', 'shared.js'], css: 'map.css' } }), missRollup)

interface Fakes {
  readonly fetchScript?: (url: string, signal: AbortSignal) => Promise<void>
  readonly importScript?: (url: string) => Promise<unknown>
  readonly timeout?: (ms: number) => AbortSignal
}

const linkStyles = vi.fn(async (_: readonly string[]) => {})

function loader({ fetchScript, importScript, timeout }: Fakes = {}): Load {
  return createLoader(
    rollups,
    linkStyles,
    async url => (await importScript?.(url)) ?? url,
    fetchScript ?? (async () => {}),
    timeout ?? (() => new AbortController().signal),
  )
}

function quietly(): string[] {
  const codes: string[] = []
  document.addEventListener('ashlar:error', event => {
    event.preventDefault()
    codes.push((event as CustomEvent<{ code: string }>).detail.code)
  })
  return codes
}

describe('a loader', () => {
  it('loads the scripts and style sheets of a bundle once, by its name [ROLL-07]', async () => {
    const importScript = vi.fn(async (url: string) => url)
    const load = loader({ importScript })
    const modules = await Promise.all([load('map'), load('map')])
    expect(importScript.mock.calls).toEqual([['map.js'], ['shared.js']])
    expect(linkStyles.mock.calls).toEqual([[['map.css']]])
    expect(modules[0]).toEqual(['map.js', 'shared.js'])
  })

  it('requests every file of a bundle before running one', async () => {
    const order: string[] = []
    const load = loader({
      fetchScript: async url => void order.push(`fetch ${url}`),
      importScript: async url => order.push(`import ${url}`),
    })
    await load('map')
    expect(order.slice(0, 2).sort()).toEqual(['fetch map.js', 'fetch shared.js'])
    expect(order.slice(2)).toEqual(['import map.js', 'import shared.js'])
  })

  it('retries after a failure, which it reports once', async () => {
    const codes = quietly()
    const importScript = vi.fn().mockRejectedValueOnce(new Error('cut off')).mockResolvedValue({})
    const load = loader({ importScript })
    await expect(load('map')).rejects.toMatchObject({ code: 'rollup-failed' })
    await expect(load('map')).resolves.toHaveLength(2)
    expect(codes).toEqual(['rollup-failed'])
  })

  it('warns of a bundle that no table lists [ROLL-06]', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    document.addEventListener('ashlar:error', event => event.stopImmediatePropagation(), {
      capture: true,
      once: true,
    })
    await expect(loader()('sundial')).rejects.toMatchObject({
      code: 'rollup-missing',
      message: 'no block named sundial',
    })
    expect(warn.mock.calls).toEqual([['[ashlar] rollup-missing: no block named sundial', '', document]])
    warn.mockRestore()
  })

  it('suggests the block that a misspelt name means', async () => {
    quietly()
    await expect(loader()('galery')).rejects.toMatchObject({
      code: 'rollup-missing',
      message: 'no block named galery: did you mean gallery?',
    })
  })

  it("suggests one of the site's own blocks", async () => {
    quietly()
    vi.stubGlobal('ashlar', { $site: { get: () => ({ rollups: { sundial: { js: '/sundial.js' } } }) } })
    await expect(loader()('sundail')).rejects.toMatchObject({
      message: 'no block named sundail: did you mean sundial?',
    })
    vi.unstubAllGlobals()
  })

  it('fails with "Loading chunk failed" after 120 s [ROLL-10]', async () => {
    quietly()
    const asked: number[] = []
    const clock = new AbortController()
    const load = loader({
      fetchScript: () => new Promise(() => {}),
      timeout: ms => {
        asked.push(ms)
        return clock.signal
      },
    })
    const loading = load('map')
    await Promise.resolve()
    clock.abort(new Error('too late'))
    await expect(loading).rejects.toMatchObject({
      code: 'rollup-failed',
      message: 'Loading chunk failed: map',
    })
    expect(asked).toEqual([CHUNK_TIMEOUT_MS])
    expect(CHUNK_TIMEOUT_MS).toBe(120_000)
  })
})
