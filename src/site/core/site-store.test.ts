import { expect, it } from 'vitest'
import { createSiteStore, type SiteContext } from './site-store'

it('holds the latest context, empty at first', () => {
  const store = createSiteStore()
  expect(store.get()).toEqual({})
  const context = { pageType: 1 }
  store.set(context)
  expect(store.get()).toBe(context)
})

it('calls listeners after each change, and subscribers at once, until they stop', () => {
  const store = createSiteStore()
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
  const store = createSiteStore()
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

it('tells no listener an old context last, and none that has been stopped', () => {
  const store = createSiteStore()
  const last: { context?: SiteContext } = {}
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
