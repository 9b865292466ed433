import { atom, computed, effect, listenKeys, onMount, onNotify, onSet, type WritableAtom } from 'nanostores'
import { describe, expect, it } from 'vitest'
import type { SiteContext } from '../src/site/site-store'
import { createContextStore } from './context-store'

const STORES: readonly (readonly [name: string, create: () => WritableAtom<SiteContext>])[] = [
  ['the store of the context', createContextStore],
  ["nanostores' own", () => atom<SiteContext>({})],
]

describe.each(STORES)('%s', (_, create) => {
  it('tells each listener what is new and what was before, until it stops', () => {
    const $store = create()
    const heard: unknown[] = []
    const stopListening = $store.listen((value, old) => heard.push(['listened', value, old]))
    const stop = $store.subscribe((value, old) => heard.push(['subscribed', value, old]))
    const next = { id: 1 }
    $store.set(next)
    $store.set(next)
    stopListening()
    stopListening()
    stop()
    $store.set({ id: 2 })
    expect(heard).toEqual([
      ['subscribed', {}, undefined],
      ['listened', { id: 1 }, {}],
      ['subscribed', { id: 1 }, {}],
    ])
    expect([$store.get(), $store.value, $store.lc]).toEqual([{ id: 2 }, { id: 2 }, 0])
  })

  it('calls the same listener as often as it has been given', () => {
    const $store = create()
    let calls = 0
    const listener = (): void => void calls++
    const stop = $store.listen(listener)
    $store.listen(listener)
    $store.set({ id: 1 })
    stop()
    $store.set({ id: 2 })
    expect(calls).toBe(3)
  })

  it('is what computed stores look at, heard or not', () => {
    const $store = create()
    const $id = computed($store, ({ id }) => id)
    expect($id.get()).toBe(undefined)
    $store.set({ id: 1 })
    expect($id.get()).toBe(1)
    const ids: unknown[] = []
    const stop = $id.subscribe(id => ids.push(id))
    $store.set({ id: 2 })
    stop()
    expect(ids).toEqual([1, 2])
  })

  it('works with all that nanostores does with a store', () => {
    const $store = create()
    const heard: string[] = []
    onMount($store, () => void heard.push('mount'))
    onSet($store, ({ newValue }) => void heard.push(`set ${newValue.id}`))
    onNotify($store, () => void heard.push('notify'))
    const stopKeys = listenKeys($store as never, ['id'] as never, () => heard.push('key'))
    const stop = effect($store, ({ id }) => void heard.push(`effect ${id}`))
    $store.set({ id: 1 })
    stop()
    stopKeys()
    expect(heard).toEqual(['mount', 'effect undefined', 'set 1', 'notify', 'key', 'effect 1'])
  })
})
