import { expect } from 'chai'
import { dragThrough, point } from '../../../../src/dom/gestures/pointer.fixture'
import { mount, settle, until } from '../../../../test/mount'
import { picture } from '../slideshow/slideshow.fixture'
import { atRest, moving } from './moving.fixture'

const swipe = { transition: 'swipe', speed: 0.2 }
const LONG = 60

describe('dragged slides', () => {
  it('follow the finger after 10 px, and block other changes [GAL-46] [GAL-10]', async () => {
    const { stage, seen, shown } = await moving(swipe)
    point('down', stage, [200, 100, 0])
    point('move', stage, [191, 100, 20])
    await settle()
    expect(seen()[1]).to.equal(undefined)
    point('move', stage, [190, 100, 40])
    point('move', stage, [140, 90, 60])
    await until(() => seen()[0] === -50 && seen()[1] === 250)
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowRight', keyCode: 39, bubbles: true }),
    )
    await settle()
    expect([shown(), seen()[0]]).to.deep.equal([0, -50])
    point('up', stage, [140, 90, 400])
    await until(() => shown() === 1)
  })

  for (const [px, ms, expected] of [
    [-51, 400, 1],
    [51, 400, 3],
    [-50, 400, 0],
    [-11, 250, 1],
    [-11, 251, 0],
  ] as const) {
    it(`by ${px} px in ${ms} ms bring slide ${expected} [GAL-45]`, async () => {
      const gallery = await moving(swipe)
      const half = Math.sign(px) * 10
      dragThrough(gallery.stage, [
        [150, 100, 0],
        [150 + half, 100, 10],
        [150 + px, 100, ms],
      ])
      await until(() => gallery.seen()[expected] === 0 && gallery.shown() === expected)
      await atRest(gallery)
      expect(gallery.seen().filter(place => place !== undefined)).to.deep.equal([0])
    })
  }

  for (const [transition, isQuick] of [
    ['swipe', false],
    ['new-swipe', true],
  ] as const) {
    it(`settle ${isQuick ? 'within half a second' : 'at the gallery’s speed'}: ${transition} [GAL-47]`, async () => {
      const gallery = await moving({ transition, speed: LONG })
      dragThrough(gallery.stage, [
        [250, 100, 0],
        [240, 100, 10],
        [150, 100, 300],
      ])
      await until(() => gallery.shown() === 1)
      if (isQuick) return await atRest(gallery)
      await settle()
      // Released at -90; the rest of the way takes a minute.
      expect(gallery.seen()[0]).to.be.within(-110, -90)
    })
  }

  it('can be grabbed in motion', async () => {
    const { stage, button, seen } = await moving({ transition: 'swipe', speed: LONG })
    button('next').click()
    await until(() => (seen()[0] ?? 0) < -5)
    point('down', stage, [100, 100, 0])
    point('move', stage, [110, 100, 20])
    const stopped = seen()[0] ?? 0
    point('move', stage, [130, 100, 40])
    await until(() => seen()[0] === stopped + 20)
    point('up', stage, [130, 100, 400])
  })

  it('move the other way in right-to-left text', async () => {
    const { block, stage, seen, shown } = await moving(swipe)
    block.dir = 'rtl'
    point('down', stage, [100, 100, 0])
    point('move', stage, [110, 100, 20])
    point('move', stage, [180, 100, 40])
    await until(() => seen()[0] === -70 && seen()[1] === 230)
    point('up', stage, [180, 100, 400])
    await until(() => shown() === 1)
  })

  for (const [boundaries, felt] of [
    ['none', 100],
    ['hard', 0],
    ['inertial', 38],
    [undefined, 38],
  ] as const) {
    it(`move by ${felt} px beyond an end with ${boundaries} boundaries, and return [GAL-49]`, async () => {
      const gallery = await moving({ ...swipe, loop: false, designOptions: { boundaries } })
      const { stage, seen, events } = gallery
      point('down', stage, [100, 100, 0])
      point('move', stage, [110, 100, 20])
      point('move', stage, [210, 100, 400])
      await until(() => seen()[0] === felt)
      await settle()
      point('up', stage, [210, 100, 500])
      expect(events.map(({ type }) => type)).to.deep.equal(['ashlar:reached-beginning'])
      await until(() => seen()[0] === 0)
      await atRest(gallery)
    })
  }

  it('follow a mouse only in a swipe transition', async () => {
    for (const [transition, expected] of [
      ['scroll', undefined],
      ['swipe', 240],
    ] as const) {
      const { stage, seen } = await moving({ transition })
      const mouse = { pointerType: 'mouse' }
      point('down', stage, [200, 100, 0], mouse)
      point('move', stage, [190, 100, 20], mouse)
      point('move', stage, [130, 100, 40], mouse)
      await settle()
      expect(seen()[1]).to.equal(expected)
      point('up', stage, [130, 100, 400], mouse)
    }
  })

  it('move by one per trackpad gesture', async () => {
    const { stage, shown } = await moving(swipe)
    for (let turn = 0; turn < 5; turn++) {
      stage.dispatchEvent(new WheelEvent('wheel', { deltaX: 40, bubbles: true, cancelable: true }))
    }
    await until(() => shown() === 1)
    await settle()
    expect(shown()).to.equal(1)
  })

  it('fade with an unknown transition, which is named [GAL-43] [GAL-60]', async () => {
    const said: string[] = []
    const hear = (event: Event): unknown => said.push((event as CustomEvent).detail.message)
    document.addEventListener('ashlar:error', hear)
    const html = `<img src="${picture}" alt="A"><img src="${picture}" alt="B">`
    const block = await mount('gallery', { design: 'slideshow', transition: 'wipe' }, html)
    await until(() => said.length)
    document.removeEventListener('ashlar:error', hear)
    expect(said[0]).to.match(/^Missing gallery transition: wipe \(there are fade, ken-burns, /)
    expect(block.querySelector('[data-transition=fade]') !== null).to.equal(true)
  })

  for (const [name, designOptions] of [
    ['boundaries', { boundaries: 'soft' }],
    ['snap points', { snapPoints: '50px' }],
    ['an alignment', { alignment: 'center' }],
  ] as const) {
    it(`move with the default if ${name} are invalid, and say so [GAL-49] [GAL-44] [GAL-61]`, async () => {
      const html = `<img src="${picture}" alt="A"><img src="${picture}" alt="B">`
      const said: string[] = []
      const hear = (event: Event): unknown => said.push((event as CustomEvent).detail.message)
      document.addEventListener('ashlar:error', hear)
      const block = await mount('gallery', { design: 'slider', designOptions }, html)
      await until(() => said.length)
      document.removeEventListener('ashlar:error', hear)
      const [value = ''] = Object.values(designOptions)
      expect([said.length, said[0]?.endsWith(`: ${value}`)]).to.deep.equal([1, true])
      expect(block.querySelectorAll('.gallery__slide').length).to.equal(2)
    })
  }
})
