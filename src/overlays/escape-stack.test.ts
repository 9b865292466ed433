import { afterEach, describe, expect, it, vi } from 'vitest'
import { closeNewest, openClosable } from './escape-stack'

describe('the Escape stack', () => {
  afterEach(() => {
    while (closeNewest());
  })

  it('closes the newest first [ESC-01]', () => {
    const closed: string[] = []
    openClosable(() => void closed.push('gallery'))
    openClosable(() => void closed.push('dialog'))
    expect([closeNewest(), closeNewest(), closeNewest()]).toEqual([true, true, false])
    expect(closed).toEqual(['dialog', 'gallery'])
  })

  it('skips overlays that have closed by themselves [ESC-02]', () => {
    const below = vi.fn()
    openClosable(below)
    const close = vi.fn()
    const leave = openClosable(close)
    leave()
    leave()
    expect(closeNewest()).toBe(true)
    expect(close).not.toHaveBeenCalled()
    expect(below).toHaveBeenCalledOnce()
  })

  it('distinguishes two overlays with the same close function', () => {
    const close = vi.fn()
    const leave = openClosable(close)
    openClosable(close)
    leave()
    expect([closeNewest(), closeNewest()]).toEqual([true, false])
  })
})
