// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { holdPage } from './hold-page'

const { documentElement: root } = document

describe('a page that is held', () => {
  it('does not scroll until the last one has let it go, in whatever order', () => {
    const first = holdPage(true)
    const second = holdPage(false)
    first()
    first()
    expect([root.style.overflow, root.style.scrollbarGutter]).toEqual(['hidden', 'stable'])
    second()
    expect(root.hasAttribute('style')).toBe(false)
  })

  it('is given back as it was', () => {
    root.style.overflow = 'clip'
    holdPage(true)()
    expect(root.getAttribute('style')).toContain('clip')
    root.removeAttribute('style')
  })
})
