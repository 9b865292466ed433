import { expect } from 'chai'
import { until } from '../../test/mount'
import { button, lay, listOf, shown } from './item-list.fixture'
import './item-list'

const PAUSE = 'Pause automatic scrolling'
const PLAY = 'Start automatic scrolling'

const mountPlaying = (data: object = {}): Promise<HTMLElement> =>
  lay({ design: 'banner-slideshow', autoplay: 1, ...data })

describe('autoplay of items', () => {
  it('advances until the visitor pauses it, and resumes', async () => {
    const block = await mountPlaying()
    await until(() => shown(block) === 'Two')
    ;(await until(() => button(block, PAUSE))).click()
    ;(await until(() => button(block, PLAY))).click()
    await until(() => button(block, PAUSE) && shown(block) === 'Three')
  })

  it('starts again after the last item', async () => {
    const block = await mountPlaying({ design: 'carousel' })
    await until(() => shown(block) === 'Five,Six,Seven')
    await until(() => shown(block) === 'One,Two,Three')
  })

  it('is paused while it is hovered', async () => {
    const block = await mountPlaying()
    await until(() => button(block, PAUSE))
    block.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }))
    const { length } = await changesIn(block, 1600)
    expect(length).to.equal(0)
    block.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }))
    await until(() => shown(block) === 'Two')
  })

  for (const type of ['touchstart', 'wheel']) {
    it(`is stopped by ${type}`, async () => {
      const block = await mountPlaying()
      await until(() => button(block, PAUSE))
      // Preact adds the listener after it has painted the button.
      await until(() => {
        listOf(block).dispatchEvent(new Event(type, { bubbles: true }))
        return button(block, PLAY)
      })
    })
  }

  it('is stopped by keyboard focus inside', async () => {
    const block = await mountPlaying()
    await until(() => button(block, PAUSE))
    await until(() => {
      listOf(block).blur()
      listOf(block).focus({ focusVisible: true } as FocusOptions)
      return button(block, PLAY)
    })
  })

  it('is missing under reduced motion, and without an interval', async () => {
    const { matchMedia } = window
    window.matchMedia = query => ({ ...dummy(matchMedia(query)), matches: query.includes('reduced-motion') })
    try {
      const block = await mountPlaying()
      await until(() => button(block, 'Next'))
      expect(button(block, PAUSE) === null).to.equal(true)
    } finally {
      window.matchMedia = matchMedia
    }
    const still = await mountPlaying({ autoplay: 0 })
    await until(() => button(still, 'Next'))
    expect(button(still, PAUSE) === null).to.equal(true)
  })
})

/** A media query that keeps its methods in a copy. */
const dummy = (media: MediaQueryList): MediaQueryList =>
  Object.assign(Object.create(null), {
    media: media.media,
    addEventListener: () => {},
    removeEventListener: () => {},
  })

/** The changes that a block announces within a time. */
async function changesIn(block: Element, ms: number): Promise<Event[]> {
  const changes: Event[] = []
  const listen = (event: Event): void => void changes.push(event)
  block.addEventListener('ashlar:change', listen)
  const end = performance.now() + ms
  await until(() => performance.now() > end)
  block.removeEventListener('ashlar:change', listen)
  return changes
}
