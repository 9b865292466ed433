import { expect } from 'chai'
import { mount, until, violations } from '../../../../test/mount'
import { adoptStyles } from '../../../kit/element/adopt-styles'
import css from '../../gallery.strip.static.css?raw'
import { picture, slide } from '../slideshow/slideshow.fixture'
import { shaped, strip } from './moving.fixture'

describe('a strip', () => {
  it('shows slides of equal height and their own widths, the first one centred [GAL-44] [GAL-55]', async () => {
    const { block, stage, seen } = await strip()
    expect(seen()).to.deep.equal([75, 235, undefined, undefined, undefined])
    const boxes = [...stage.children].map(child => child.getBoundingClientRect())
    expect(boxes.map(({ height }) => Math.round(height))).to.deep.equal([150, 150, 150, 150, 150])
    expect(boxes.map(({ width }) => Math.round(width))).to.deep.equal([150, 300, 75, 150, 75])
    expect(await violations(block)).to.deep.equal([])
  })

  for (const [data, places] of [
    [{ activeAlignment: 'left' }, [0, 160]],
    [{ 'active-alignment': 'right' }, [150, undefined]],
    [{ designOptions: { alignment: 'start' } }, [0, 160]],
    [{ designOptions: { alignment: 'middle' }, activeAlignment: 'left' }, [75, 235]],
    [{ designOptions: { alignment: 'end' } }, [150, undefined]],
  ] as const) {
    it(`rests at ${places[0]} px with ${JSON.stringify(data)} [GAL-44]`, async () => {
      expect((await strip(data)).seen().slice(0, 2)).to.deep.equal(places)
    })
  }

  for (const [data, height] of [
    [{}, 150],
    [{ aspectRatio: 40 }, 120],
    [{ vSize: 6 }, 90],
    [{ vSize: null, aspectRatio: null }, 150],
  ] as const) {
    it(`is ${height} px high with ${JSON.stringify(data)} [GAL-55]`, async () => {
      expect(Math.round((await strip(data)).stage.getBoundingClientRect().height)).to.equal(height)
    })
  }

  it('changes in half a second, and loads the visible slides and one more [GAL-55]', async () => {
    const { stage } = await strip({ speed: null })
    expect(getComputedStyle(stage).getPropertyValue('--gallery-speed')).to.equal('0.5s')
    const isLoaded = (): boolean[] => [...stage.children].map(child => child.querySelector('img') !== null)
    await until(() => isLoaded().join() === 'true,true,true,false,false')
  })

  for (const off of [
    { refreshOnResize: false },
    { designOptions: { refreshOnResize: false } },
    { refreshOnResize: false, designOptions: { refreshOnResize: true } },
  ]) {
    it(`is laid out again when its size changes, unless it has ${JSON.stringify(off)} [GAL-50] [GAL-04]`, async () => {
      const [follows, stays] = [await strip({ designOptions: {} }), await strip(off)]
      for (const { stage } of [follows, stays]) {
        // The aspect ratio changes, and with it the relative offset of a neighbour.
        stage.style.cssText += 'aspect-ratio: auto; block-size: 300px'
      }
      await until(() => follows.seen()[1] === 300 || follows.seen()[1] === undefined)
      expect(stays.seen()[1]).to.be.below(300)
      stays.block.remove()
    })
  }

  for (const [options, isLaidOut] of [
    [{}, true],
    [{ refreshOnOrientationChange: false }, false],
    [{ designOptions: { refreshOnOrientationChange: false } }, false],
    [{ refreshOnOrientationChange: true, designOptions: { refreshOnOrientationChange: false } }, true],
  ] as const) {
    it(`is ${isLaidOut ? '' : 'not '}laid out again when the screen rotates with ${JSON.stringify(options)} [GAL-50] [GAL-04]`, async () => {
      const { stage, seen } = await strip({ refreshOnResize: false, ...options })
      stage.style.cssText += 'aspect-ratio: auto; block-size: 300px'
      dispatchEvent(new Event('orientationchange'))
      expect(seen()[1] === undefined).to.equal(isLaidOut)
    })
  }

  it('has the same box before and after the upgrade', async () => {
    adoptStyles(css)
    for (const alignment of ['left', 'center', 'right']) {
      const img = `<img src="${picture}" alt="A quay" width="40" height="30">`
      let mountNow = (): void => {}
      const hold = (event: Event): void => {
        event.preventDefault()
        mountNow = (event as CustomEvent<{ mount: () => void }>).detail.mount
      }
      document.addEventListener('ashlar:mount', hold)
      const data = { design: 'slider', 'active-alignment': alignment, slides: undefined }
      const block = await mount('gallery', data, `<figure>${img}</figure>${img}<a href="/x">${img}</a>`)
      document.removeEventListener('ashlar:mount', hold)
      const box = block.getBoundingClientRect()
      expect(box.height / box.width).to.be.closeTo(0.5, 0.01)
      const image = block.querySelector('img') ?? block
      const { objectPosition } = getComputedStyle(image)
      expect(objectPosition).to.equal({ left: '0% 50%', center: '50% 50%', right: '100% 50%' }[alignment])
      mountNow()
      await until(() => block.querySelector('.gallery'))
      expect(block.getBoundingClientRect().height).to.be.closeTo(box.height, 0.6)
      const shown = block.querySelector('[data-shown=true]')?.getBoundingClientRect() ?? new DOMRect()
      const free = box.width - shown.width
      const before = { left: 0, center: free / 2, right: free }[alignment] ?? 0
      expect(shown.left - box.left).to.be.closeTo(before, 1)
      block.remove()
    }
  })

  it('fits a slide of unknown aspect ratio, and one wider than itself', async () => {
    const { stage } = await strip({ slides: [...shaped(5), { ...slide, dimensions: null }] })
    const widths = [...stage.children].map(child => Math.round(child.getBoundingClientRect().width))
    expect(widths).to.deep.equal([300, 225])
    const image = await until(() => stage.querySelector('img'))
    expect(getComputedStyle(image).objectFit).to.equal('cover')
  })
})
