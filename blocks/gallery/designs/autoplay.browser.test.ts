import { expect } from 'chai'
import { settle, until, violations } from '../../../test/mount'
import { type Show, show, withReducedMotion } from './slideshow/slideshow.fixture'

const PLAYING = 'Stop automatic slide show'
const STOPPED = 'Start automatic slide show'

/** A slideshow that advances every 50 ms, mounted once its autoplay code has loaded. */
async function rotating(data: object = {}, count = 4): Promise<Show> {
  const shown = await show({ autoplay: true, 'autoplay-duration': 0.05, ...data }, count)
  await import('./autoplay')
  await settle()
  return shown
}

function rotationButton({ block }: Show): HTMLButtonElement {
  const button = block.querySelector<HTMLButtonElement>('.gallery__autoplay')
  if (!button) throw new Error('no button')
  return button
}

const isLive = ({ block }: Show): boolean =>
  block.querySelector('.gallery__stage')?.getAttribute('aria-live') === 'polite'

/** Resolves once the slideshow has kept its slide for five intervals. */
async function untilResting(show: Show): Promise<void> {
  await until(() => isLive(show))
  const index = show.shown()
  let slides = 0
  const clock = setInterval(() => slides++, 50)
  await until(() => slides >= 5).finally(() => clearInterval(clock))
  expect(show.shown()).to.equal(index)
}

const untilNextSlide = ({ events }: Show): Promise<boolean> => {
  const before = events.length
  return until(() => events.length > before + 1)
}

const point = (target: Element, type: string, pointerType = 'mouse'): boolean =>
  target.dispatchEvent(new PointerEvent(type, { pointerType }))

describe('autoplay', () => {
  it('advances at the interval and wraps around at the end [GAL-15]', async () => {
    const show = await rotating()
    await until(() => show.events.length >= 5)
    for (const event of show.events) {
      const { index, previous } = (event as CustomEvent<{ index: number; previous: number }>).detail
      expect(index).to.equal((previous + 1) % 4)
    }
  })

  it('is off by default, without a button', async () => {
    const { block } = await show()
    expect(block.querySelector('.gallery__autoplay') === null).to.equal(true)
  })

  it('stops at the end without loop, without an end event', async () => {
    // Longer than a busy machine takes to stop the timer at the end.
    const show = await rotating({ loop: false, 'autoplay-duration': 0.25 }, 3)
    await until(() => show.shown() === 2)
    await untilResting(show)
    expect(show.events.map(({ type }) => type)).to.not.include('ashlar:reached-end')
  })

  it('shows a different random slide each time [GAL-18]', async () => {
    const show = await rotating({ autoplayOptions: { randomize: true } })
    await until(() => show.events.length >= 8)
    for (const event of show.events) {
      const { index, previous } = (event as CustomEvent<{ index: number; previous: number }>).detail
      expect(index).to.not.equal(previous)
    }
  })

  it('pauses while the pointer is over the gallery, and resumes when it leaves [GAL-16]', async () => {
    const show = await rotating()
    point(show.block, 'pointerenter')
    await untilResting(show)
    expect(rotationButton(show).ariaLabel).to.equal(PLAYING)
    point(show.block, 'pointerleave')
    await untilNextSlide(show)
  })

  it('ignores touch, and any pointer if `pauseOnMouseover` is false [GAL-16]', async () => {
    const touched = await rotating()
    point(touched.block, 'pointerenter', 'touch')
    await untilNextSlide(touched)
    const unpausable = await rotating({ autoplayOptions: { pauseOnMouseover: false } })
    point(unpausable.block, 'pointerenter')
    await untilNextSlide(unpausable)
  })

  it('stops on keyboard focus, and resumes only by the button', async () => {
    const show = await rotating()
    show.button('next').focus()
    await until(() => rotationButton(show).ariaLabel === STOPPED)
    show.button('next').blur()
    await untilResting(show)
    rotationButton(show).click()
    await until(() => rotationButton(show).ariaLabel === PLAYING)
    await untilNextSlide(show)
  })

  it('has a stop button, first in Tab order, and announces slides only when stopped', async () => {
    const show = await rotating({ 'autoplay-duration': 60 })
    expect(show.block.querySelector('button') === rotationButton(show)).to.equal(true)
    expect(isLive(show)).to.equal(false)
    rotationButton(show).click()
    await until(() => isLive(show))
    expect(rotationButton(show).ariaLabel).to.equal(STOPPED)
    expect(await violations(show.block)).to.deep.equal([])
    const { width, height } = rotationButton(show).getBoundingClientRect()
    expect(Math.min(width, height)).to.be.at.least(44)
  })

  it('pauses while a video plays on the page [GAL-17]', async () => {
    const show = await rotating()
    const video = document.createElement('video')
    document.body.append(video)
    video.dispatchEvent(new Event('play'))
    await untilResting(show)
    video.dispatchEvent(new Event('pause'))
    await untilNextSlide(show)
  })

  it('pauses while a video block reports that it plays [GAL-17]', async () => {
    const show = await rotating()
    const say = (state: string): boolean =>
      document.body.dispatchEvent(new CustomEvent('ashlar:change', { bubbles: true, detail: { state } }))
    say('playing')
    await untilResting(show)
    say('buffering')
    await untilResting(show)
    say('ended')
    await untilNextSlide(show)
  })

  it('continues next to a muted video', async () => {
    const show = await rotating()
    const video = document.createElement('video')
    video.muted = true
    document.body.append(video)
    video.dispatchEvent(new Event('play'))
    await untilNextSlide(show)
  })

  for (const [query, rotates] of [
    ['nomotion=true', false],
    ['nomotion=false', true],
  ] as const) {
    it(`is ${rotates ? 'on' : 'off'} with ${query} in the URL [GAL-26]`, async () => {
      const { href, search } = location
      history.replaceState(null, '', `${search || '?'}&${query}`)
      try {
        const { block } = await rotating()
        expect(block.querySelector('.gallery__autoplay') !== null).to.equal(rotates)
        expect(block.querySelector('.gallery__stage')?.getAttribute('aria-live')).to.equal(
          rotates ? 'off' : 'polite',
        )
      } finally {
        history.replaceState(null, '', href)
      }
    })
  }

  it('is off under reduced motion', async () => {
    await withReducedMotion(async () => {
      const show = await rotating()
      expect(show.block.querySelector('.gallery__autoplay') === null).to.equal(true)
      expect(isLive(show)).to.equal(true)
    })
  })
})
