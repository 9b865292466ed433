import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createMountQueue, type MountJob } from './mount-queue'

it('runs urgent work first, in order, and continues after an exception', async () => {
  const ran: string[] = []
  const reported = vi.fn(() => false)
  vi.stubGlobal('document', { isConnected: true, dispatchEvent: reported })
  onTestFinished(() => void vi.unstubAllGlobals())
  const enqueue = createMountQueue(async () => {})
  const job = (name: string): MountJob => ({ mount: () => void ran.push(name) })
  const done = new Promise<void>(last => {
    enqueue(job('first'))
    enqueue(job('second'))
    enqueue(job('asked for'), true)
    enqueue(
      {
        mount() {
          enqueue(job('asked for in the meantime'), true)
          throw new Error('ugly')
        },
      },
      true,
    )
    enqueue({
      mount() {
        ran.push('last')
        last()
      },
    })
  })
  await done
  expect(ran).toEqual(['asked for', 'asked for in the meantime', 'first', 'second', 'last'])
  expect(reported).toHaveBeenCalledOnce()
})

/** Mounts `count` blocks on a simulated page, whose layout and paint cost as much as there are blocks. */
async function mountMany(count: number): Promise<{ layouts: number; paints: number; work: number }> {
  let [layouts, paints, work, mounted] = [0, 0, 0, 0]
  let isLaidOut = false
  const layOut = (): void => {
    if (isLaidOut) return
    isLaidOut = true
    layouts++
    work += count / 100
  }
  const enqueue = createMountQueue(
    () => undefined,
    () => work,
    async () => {
      layOut()
      paints++
      work += count / 100
    },
  )
  await new Promise<void>(done => {
    for (let at = 0; at < count; at++) {
      enqueue({
        read() {
          layOut()
          work += 0.1
        },
        mount() {
          isLaidOut = false
          work++
          if (++mounted === count) done()
        },
      })
    }
  })
  return { layouts, paints, work }
}

describe('the work of mounting', () => {
  it('grows in proportion to the number of blocks', async () => {
    const [some, many] = [await mountMany(2000), await mountMany(20_000)]
    expect(many.work / some.work).toBeLessThan(12)
    expect(many.layouts).toBeLessThan(20_000 / 100)
  })

  it('is one block first, so that it shows as soon as possible', async () => {
    const reads: string[] = []
    const enqueue = createMountQueue(
      () => undefined,
      () => 0,
      async () => {},
    )
    await new Promise<void>(done => {
      for (const name of ['a', 'b', 'c'])
        enqueue({ read: () => void reads.push(`read ${name}`), mount: () => void reads.push(name) })
      enqueue({ mount: done })
    })
    expect(reads).toEqual(['read a', 'a', 'read b', 'read c', 'b', 'c'])
  })
})
