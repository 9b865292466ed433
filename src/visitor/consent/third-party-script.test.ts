// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runThirdPartyScript, THIRD_PARTY_TIMEOUT_MS, type ThirdPartyScript } from './third-party-script'

const SRC = 'https://widgets.invalid/w.js'

/** A document that loads nothing: scripts are only inserted. */
function start(options: Partial<ThirdPartyScript> = {}) {
  const scripts: HTMLScriptElement[] = []
  const box = document.createElement('div')
  const into = { appendChild: (script: HTMLScriptElement) => void scripts.push(script) } as unknown as Node
  const ending = new AbortController()
  const isDrawn = (): boolean => box.querySelector('iframe') !== null
  const running = runThirdPartyScript({ src: SRC, into, box, isDrawn, signal: ending.signal, ...options })
  const outcome = running.then(
    () => 'drawn',
    error => `${error.code}: ${error.message}`,
  )
  const draw = (): void => void box.append(document.createElement('iframe'))
  return { outcome, script: () => scripts[0] as HTMLScriptElement, draw, ending }
}

describe('a third-party script', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is requested, and done once something is rendered', async () => {
    const { outcome, script, draw } = start()
    expect(script().src).toBe(SRC)
    draw()
    script().onload?.(new Event('load'))
    expect(await outcome).toBe('drawn')
  })

  it('may render after it has loaded', async () => {
    const { outcome, script, draw } = start()
    script().onload?.(new Event('load'))
    draw()
    await vi.advanceTimersByTimeAsync(THIRD_PARTY_TIMEOUT_MS - 1)
    expect(await outcome).toBe('drawn')
  })

  it('times out after ten seconds, loaded or not [WID-06]', async () => {
    expect(THIRD_PARTY_TIMEOUT_MS).toBe(10_000)
    const runs = [start(), start()] as const
    runs[1].script().onload?.(new Event('load'))
    let ended = 0
    for (const { outcome } of runs) outcome.then(() => ended++)
    await vi.advanceTimersByTimeAsync(THIRD_PARTY_TIMEOUT_MS - 1)
    expect(ended).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(await Promise.all(runs.map(({ outcome }) => outcome))).toEqual(
      Array(2).fill('outside-failed: widgets.invalid has drawn nothing in 10000 ms'),
    )
  })

  it('fails if its host does not answer [WID-06]', async () => {
    const { outcome, script } = start()
    script().onerror?.(new Event('error'))
    expect(await outcome).toBe('outside-failed: no answer from widgets.invalid')
  })

  it('fails if its code throws', async () => {
    const { outcome, script } = start({
      loaded: () => {
        throw new Error('broken')
      },
    })
    script().onload?.(new Event('load'))
    expect(await outcome).toBe('outside-failed: what widgets.invalid has brought does not run')
  })

  it('fails if the page’s policy blocks it', async () => {
    const into = {
      appendChild() {
        throw new TypeError('refused')
      },
    } as unknown as Node
    expect(await start({ into }).outcome).toBe('outside-failed: the page allows no script of widgets.invalid')
  })

  it('is not requested again if it already runs', async () => {
    let runs = 0
    const { outcome, script, draw } = start({ src: undefined, loaded: () => runs++ })
    expect([script(), runs]).toEqual([undefined, 1])
    draw()
    await vi.advanceTimersByTimeAsync(0)
    expect(await outcome).toBe('drawn')
  })

  it('stops waiting once aborted', async () => {
    const { outcome, ending } = start()
    ending.abort()
    expect(await outcome).toContain('removed before it was rendered')
  })
})
