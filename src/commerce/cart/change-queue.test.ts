import { expect, it } from 'vitest'
import { createQueue } from './change-queue'

const queue = () => createQueue(() => () => {})

it('sends one change after another, in their order', async () => {
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

it('goes on after a change that throws, tells who asked for it, and says that not all was made', async () => {
  const { add, flush } = queue()
  const thrown = add({ send: () => Promise.reject(new Error('a rule that throws')) })
  const next = add({ send: async () => ({ ok: true, value: undefined }) as const })
  const settled = flush()
  await expect(thrown).rejects.toThrow('a rule that throws')
  expect(await next).toEqual({ ok: true, value: undefined })
  expect(await settled).toBe(false)
})
