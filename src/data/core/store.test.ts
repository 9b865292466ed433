import { expect, it } from 'vitest'
import { createStore } from './store'

type Context = Readonly<Record<string, unknown>>

it('holds the latest value, the given one at first', () => {
  const store = createStore<Context>({})
  expect(store.get()).toEqual({})
  const context = { pageType: 1 }
  store.set(context)
  expect(store.get()).toBe(context)
})

it('calls listeners after each change, and subscribers at once, until they stop', () => {
  const store = createStore<Context>({})
  const heard: unknown[] = []
  const stopListening = store.listen(({ page }) => heard.push(['listener', page]))
  const stopSubscribing = store.subscribe(({ page }) => heard.push(['subscriber', page]))
  const one = { page: 1 }
  store.set(one)
  store.set(one)
  stopListening()
  store.set({ page: 2 })
  stopSubscribing()
  store.set({ page: 3 })
  expect(heard).toEqual([
    ['subscriber', undefined],
    ['listener', 1],
    ['subscriber', 1],
    ['subscriber', 2],
  ])
})

it('calls a function once for each time that it listens', () => {
  const store = createStore<Context>({})
  let calls = 0
  const count = (): void => void calls++
  const stop = store.listen(count)
  store.listen(count)
  store.set({ page: 1 })
  stop()
  stop()
  store.set({ page: 2 })
  expect(calls).toBe(3)
})

it('tells no listener an old value last, and none that has been stopped', () => {
  const store = createStore<Context>({})
  const last: { context?: Context } = {}
  const stopped: unknown[] = []
  const final = { page: 2 }
  store.listen(({ page }) => {
    if (page === 1) store.set(final)
    stop()
  })
  const stop = store.listen(context => stopped.push(context))
  store.listen(context => {
    last.context = context
  })
  store.set({ page: 1 })
  expect(last.context).toBe(final)
  expect(stopped).toEqual([])
})
