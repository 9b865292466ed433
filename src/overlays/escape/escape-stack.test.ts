import { afterEach, describe, expect, it, vi } from 'vitest'
import { closeNewest, openClosable } from './escape-stack'

describe('the stack of what Escape closes', () => {
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

  it('forgets what has closed by itself [ESC-02]', () => {
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

  it('keeps two that close alike apart', () => {
    const close = vi.fn()
    const leave = openClosable(close)
    openClosable(close)
    leave()
    expect([closeNewest(), closeNewest()]).toEqual([true, false])
  })
})
