// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { lockScroll } from './lock-scroll'

const { documentElement: root } = document

describe('the scroll lock', () => {
  it('lasts until the last overlay releases it, in any order', () => {
    const first = lockScroll(true)
    const second = lockScroll(false)
    first()
    first()
    expect([root.style.overflow, root.style.scrollbarGutter]).toEqual(['hidden', 'stable'])
    second()
    expect(root.hasAttribute('style')).toBe(false)
  })

  it('restores the page as it was', () => {
    root.style.overflow = 'clip'
    lockScroll(true)()
    expect(root.getAttribute('style')).toContain('clip')
    root.removeAttribute('style')
  })
})
