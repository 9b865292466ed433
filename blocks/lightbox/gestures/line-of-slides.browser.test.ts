import { expect } from 'chai'
import { dragThrough, point } from '../../../src/dom/gestures/pointer.fixture'
import { until } from '../../../test/mount'
import '../lightbox'
import { find, openDialog, withoutRuntime, withRuntime } from '../lightbox.fixture'

/** The offsets of a lightbox's visible slides from their positions in the window, in px. */
function seen(dialog: HTMLElement): Record<string, number> {
  const slides = [...dialog.querySelectorAll<HTMLElement>('.slide')]
  return Object.fromEntries(
    slides
      .filter(slide => getComputedStyle(slide).visibility === 'visible')
      .map(slide => [slide.dataset.place, Math.round(slide.getBoundingClientRect().left)]),
  )
}

/** The start and end of a slide's animation. */
const glides = (slide: Element): unknown[][] =>
  slide.getAnimations().flatMap(({ id, effect }) => {
    const isOurs = id === 'ashlar-gesture' && effect instanceof KeyframeEffect
    return isOurs ? [effect.getKeyframes().map(({ translate }) => translate)] : []
  })

const styled = (dialog: HTMLElement): number => dialog.querySelectorAll('.slide[style*=translate]').length

async function open(dir: 'ltr' | 'rtl' = 'ltr'): Promise<{ dialog: HTMLElement; picture: HTMLElement }> {
  const opener = document.createElement('button')
  opener.dir = dir
  document.body.append(opener)
  const dialog = await openDialog({ index: 1, opener })
  const picture = await until(() => dialog.querySelector<HTMLElement>('[data-place=shown] .picture'))
  return { dialog, picture }
}

/** Holds the image, dragged by that many px. */
async function hold(dialog: HTMLElement, picture: HTMLElement, across: number): Promise<void> {
  point('down', picture, [200, 300, 0])
  point('move', picture, [200 + Math.sign(across) * 10, 300, 20])
  point('move', picture, [200 + Math.sign(across) * 10 + across, 300, 300])
  await until(() => styled(dialog))
}

describe('the neighbours of a dragged slide', () => {
  beforeEach(withRuntime)
  afterEach(withoutRuntime)

  for (const [dir, sign] of [
    ['ltr', 1],
    ['rtl', -1],
  ] as const) {
    it(`are seen while it is, where text is ${dir}`, async () => {
      const { dialog, picture } = await open(dir)
      expect(seen(dialog)).to.deep.equal({ shown: 0 })
      await hold(dialog, picture, -40)
      expect(seen(dialog)).to.deep.equal({
        before: -sign * innerWidth - 40,
        shown: 0,
        after: sign * innerWidth - 40,
      })
    })
  }

  it('disappear when it springs back', async () => {
    const { dialog, picture } = await open()
    await hold(dialog, picture, -40)
    point('cancel', picture, [150, 300, 310])
    await until(() => styled(dialog) === 0)
    expect(seen(dialog)).to.deep.equal({ shown: 0 })
    expect(find(dialog, '.counter').textContent).to.equal('2 / 3')
  })

  it('glide into place when it leaves', async () => {
    const { dialog, picture } = await open()
    const coming = find(dialog, '[data-place=after]')
    await hold(dialog, picture, -90)
    point('up', picture, [100, 300, 600])
    expect(glides(coming)).to.deep.equal([[`${innerWidth - 90}px`, '0px']])
    await until(() => coming.dataset.place === 'shown')
    await until(() => styled(dialog) === 0)
    expect(seen(dialog)).to.deep.equal({ shown: 0 })
  })

  it('start beside its position at release, before the next frame', async () => {
    const { dialog, picture } = await open()
    dragThrough(picture, [
      [300, 300, 0],
      [290, 300, 20],
      [200, 300, 600],
    ])
    const starts = [...dialog.querySelectorAll('.slide')].map(slide => glides(slide)[0]?.[0])
    expect(starts).to.deep.equal([`${-innerWidth}px`, '0px', `${innerWidth}px`])
    await until(() => styled(dialog) === 0)
  })

  it('continue from where a second drag catches them', async () => {
    const { dialog, picture } = await open()
    const coming = find(dialog, '[data-place=after]')
    await hold(dialog, picture, -90)
    point('up', picture, [100, 300, 600])
    for (const animation of coming.getAnimations()) {
      animation.pause()
      animation.currentTime = 0
    }
    await until(() => coming.dataset.place === 'shown')
    const next = await until(() => coming.querySelector<HTMLElement>('.picture'))
    await hold(dialog, next, -20)
    const { e: x } = new DOMMatrixReadOnly(next.style.transform)
    expect(x).to.equal(innerWidth - 90 - 20)
    point('cancel', next, [150, 300, 310])
    await until(() => styled(dialog) === 0)
  })
})
