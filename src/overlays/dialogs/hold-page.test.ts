// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { lockScroll } from './hold-page'

const { documentElement: root } = document

describe('a page that is held', () => {
  it('does not scroll until the last one has let it go, in whatever order', () => {
    const first = lockScroll(true)
    const second = lockScroll(false)
    first()
    first()
    expect([root.style.overflow, root.style.scrollbarGutter]).toEqual(['hidden', 'stable'])
    second()
    expect(root.hasAttribute('style')).toBe(false)
  })

  it('is given back as it was', () => {
    root.style.overflow = 'clip'
    lockScroll(true)()
    expect(root.getAttribute('style')).toContain('clip')
    root.removeAttribute('style')
  })
})
