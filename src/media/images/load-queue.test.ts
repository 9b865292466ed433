import { describe, expect, it } from 'vitest'
import { CONCURRENT_LOADS, createLoadQueue } from './load-queue'

const never = () => () => undefined
const settled = () => new Promise(resolve => setTimeout(resolve))

/** Loads that the test settles. */
function loads(count: number) {
  const ends: ((failed?: boolean) => void)[] = []
  const started: number[] = []
  const all = Array.from({ length: count }, (_, index) => () => {
    started.push(index)
    return new Promise<void>((resolve, reject) => {
      ends[index] = failed => (failed ? reject(new Error('lost')) : resolve())
    })
  })
  return { all, started, ends }
}

describe('the load queue', () => {
  it.each(Object.entries(CONCURRENT_LOADS))(
    'runs no more than its places on %s: %d [IMG-10]',
    async (_, limit) => {
      const queue = createLoadQueue(() => limit, never)
      const { all, started, ends } = loads(20)
      for (const load of all) queue.add(load)
      expect(started).toHaveLength(limit)
      ends[0]?.()
      await settled()
      expect(started).toEqual(Array.from({ length: limit + 1 }, (_, index) => index))
    },
  )

  it('has 16 slots on desktop and 1 on mobile [IMG-10]', () => {
    expect(CONCURRENT_LOADS).toEqual({ desktop: 16, mobile: 1 })
  })

  it('continues after a failure', async () => {
    const queue = createLoadQueue(() => 1, never)
    const { all, started, ends } = loads(2)
    for (const load of all) queue.add(load)
    ends[0]?.(true)
    await settled()
    expect(started).toEqual([0, 1])
  })

  it('continues after a timeout', () => {
    const late: (() => void)[] = []
    const queue = createLoadQueue(
      () => 1,
      call => {
        late.push(call)
        return () => undefined
      },
    )
    const { all, started } = loads(2)
    for (const load of all) queue.add(load)
    late[0]?.()
    expect(started).toEqual([0, 1])
  })

  it('starts priority loads immediately, and drops cancelled ones', async () => {
    const queue = createLoadQueue(() => 1, never)
    const { all, started, ends } = loads(4)
    const [running, waiting, urgent, last] = all
    if (!running || !waiting || !urgent || !last) throw new Error('four loads')
    queue.add(running)
    const takeBack = queue.add(waiting)
    queue.add(last)
    queue.add(urgent, true)
    expect(started).toEqual([0, 2])
    takeBack()
    ends[0]?.()
    ends[2]?.()
    await settled()
    expect(started).toEqual([0, 2, 3])
  })
})
