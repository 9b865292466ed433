import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type BatchLimits, createBatches } from '../../demo/server/database/batches'

describe('items that arrive during a write', () => {
  /** A writer whose writes end when they are told to. */
  function heldWriter({ sizeOf = () => 0, ...more }: Partial<BatchLimits<string>> = {}) {
    const writes: { readonly items: readonly string[]; readonly end: (cause?: Error) => void }[] = []
    const write = createBatches(
      (items: readonly string[]) =>
        new Promise<readonly string[]>((done, failed) => {
          const end = (cause?: Error) => (cause ? failed(cause) : done(items.map(item => `${item}!`)))
          writes.push({ items, end })
        }),
      { items: 3, size: 10, sizeOf, ...more },
    )
    const end = async (index: number, cause?: Error): Promise<void> => {
      await expect.poll(() => writes.length).toBeGreaterThan(index)
      writes[index]?.end(cause)
    }
    const begin = async (item: string): Promise<{ readonly outcome: Promise<string> }> => {
      const outcome = write(item)
      await expect.poll(() => writes.length).toBe(1)
      return { outcome }
    }
    return { begin, write, end, written: () => writes.map(({ items }) => items.join('')) }
  }

  it('are written together in the next one, as many as fit', async () => {
    const { begin, write, end, written } = heldWriter()
    const first = await begin('a')
    const others = Promise.all(['b', 'c', 'd', 'e'].map(write))
    for (const index of [0, 1, 2]) await end(index)
    expect([await first.outcome, ...(await others)]).toEqual(['a!', 'b!', 'c!', 'd!', 'e!'])
    expect(written()).toEqual(['a', 'bcd', 'e'])
  })

  it('share the first one if they arrive at once', async () => {
    const { write, end, written } = heldWriter()
    const outcomes = Promise.all(['a', 'b'].map(write))
    await end(0)
    expect(await outcomes).toEqual(['a!', 'b!'])
    expect(written()).toEqual(['ab'])
  })

  it('are written apart if they are large', async () => {
    const { write, end, written } = heldWriter({ sizeOf: item => (item === 'L' ? 20 : 4) })
    const outcomes = Promise.all(['L', 'a', 'b', 'c'].map(write))
    for (const index of [0, 1, 2]) await end(index)
    await outcomes
    expect(written()).toEqual(['L', 'ab', 'c'])
  })

  it('do not wait for a write that is held up', async () => {
    const { begin, write, end, written } = heldWriter({ ms: 1 })
    const stuck = await begin('a')
    const next = write('b')
    await end(1)
    expect(await next).toBe('b!')
    await end(0)
    expect(await stuck.outcome).toBe('a!')
    expect(written()).toEqual(['a', 'b'])
  })

  it('wait for that write, however long it takes, unless a time is given', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { begin, write, end, written } = heldWriter()
    const slow = await begin('a')
    const next = write('b')
    vi.advanceTimersByTime(3600_000)
    expect(written()).toEqual(['a'])
    for (const index of [0, 1]) await end(index)
    expect([await slow.outcome, await next]).toEqual(['a!', 'b!'])
  })

  it.each([
    ['are written alone if one of them is refused', '22P05', ['ab', 'a', 'b'], 'fulfilled'],
    ['fail together if the database does', '57P01', ['ab'], 'rejected'],
  ])('%s', async (_, code, expected, other) => {
    const fault = Object.assign(new Error('cannot be written'), { code })
    const { write, end, written } = heldWriter()
    const outcomes = Promise.allSettled(['a', 'b'].map(write))
    await end(0, fault)
    if (other === 'fulfilled') {
      await end(1, fault)
      await end(2)
    }
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', other])
    expect(written()).toEqual(expected)
  })
})
