import { expect, it } from 'vitest'
import { createQueue, SLOW_MS } from './change-queue'

const queue = () =>
  createQueue(
    () => () => {},
    () => {},
  )

it('sends changes one after another, in order', async () => {
  const { add, flush } = queue()
  const heard: string[] = []
  const change = (name: string) => ({
    send: async () => {
      heard.push(`${name} goes out`)
      await Promise.resolve()
      heard.push(`${name} is answered`)
      return { ok: true, value: undefined } as const
    },
  })
  void add(change('one'))
  void add(change('two'))
  expect(await flush()).toBe(true)
  expect(heard).toEqual(['one goes out', 'one is answered', 'two goes out', 'two is answered'])
})

it('says that a change is slow until it ends', async () => {
  const due = new Map<() => void, number>()
  const heard: boolean[] = []
  const { add } = createQueue(
    (work, ms) => {
      due.set(work, ms)
      return () => due.delete(work)
    },
    isSlow => heard.push(isSlow),
  )
  let answer = (): void => {}
  const answered = new Promise<void>(done => {
    answer = done
  })
  const changed = add({ send: () => answered.then(() => ({ ok: true, value: undefined })) })
  expect([...due.values()]).toEqual([SLOW_MS])
  for (const work of due.keys()) work()
  expect(heard).toEqual([true])
  answer()
  await changed
  await Promise.resolve()
  expect([heard, due.size]).toEqual([[true, false], 0])
})

it('continues after a change that throws, rejects it, and reports that not all succeeded', async () => {
  const { add, flush } = queue()
  const thrown = add({ send: () => Promise.reject(new Error('a rule that throws')) })
  const next = add({ send: async () => ({ ok: true, value: undefined }) as const })
  const settled = flush()
  await expect(thrown).rejects.toThrow('a rule that throws')
  expect(await next).toEqual({ ok: true, value: undefined })
  expect(await settled).toBe(false)
})
