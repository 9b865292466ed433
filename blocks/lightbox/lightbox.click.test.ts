import { describe, expect, it } from 'vitest'
import { type Click, type ClickTarget, clickAction, halfOf } from './lightbox.click'

const DESKTOP: Click = {
  on: 'content',
  across: 0.7,
  isDesktop: true,
  hasControls: true,
  isRightToLeft: false,
}
const MOBILE: Click = { ...DESKTOP, isDesktop: false }
const ALONE: Click = { ...DESKTOP, hasControls: false }

describe.each([
  ['mobile', MOBILE],
  ['desktop without controls', ALONE],
  ['the outer edge', { ...DESKTOP, across: 0.99 }],
])('a click on %s', (_, click) => {
  it.each<[ClickTarget, 'close' | null]>([
    ['content', 'close'],
    ['picture', null],
    ['link', null],
    ['video', null],
  ])('on a %s: %s [LBX-09]', (on, action) => {
    expect(clickAction({ ...click, on })).toBe(action)
  })
})

describe('a click on desktop, with controls', () => {
  it.each([
    [0.02, 'previous'],
    [0.49, 'previous'],
    [0.5, 'next'],
    [0.98, 'next'],
    [0.019, 'close'],
    [0.981, 'close'],
  ])('at %s of the width: %s [LBX-10]', (across, action) => {
    expect(clickAction({ ...DESKTOP, across })).toBe(action)
  })

  it('also steps on an image, but not on a link or a video [LBX-10]', () => {
    const actions = (['picture', 'link', 'video'] as const).map(on => clickAction({ ...DESKTOP, on }))
    expect(actions).toEqual(['next', null, null])
  })

  it('is mirrored for right-to-left text', () => {
    expect(clickAction({ ...DESKTOP, isRightToLeft: true })).toBe('previous')
    expect(halfOf({ ...DESKTOP, across: 0.2, isRightToLeft: true })).toBe('next')
  })
})
