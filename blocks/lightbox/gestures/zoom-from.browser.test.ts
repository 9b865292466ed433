import { expect } from 'chai'
import { until } from '../../../test/mount'
import { PICTURE } from './gestures.fixture'
import { zoomFrom, zoomTo } from './zoom-from'

/** An image of 300 by 200 at 100, 100 and a square thumbnail of 60 that crops it, at `top`. */
async function pictures(top = 20) {
  const [picture, thumbnail] = await Promise.all(
    [
      'left: 100px; top: 100px; width: 300px; height: 200px',
      `left: 10px; top: ${top}px; width: 60px; height: 60px; object-fit: cover; border-radius: 6px`,
    ].map(async place => {
      const image = new Image()
      image.style.cssText = `position: fixed; ${place}`
      image.src = PICTURE
      document.body.append(image)
      await until(() => image.naturalWidth)
      return image
    }),
  )
  if (!picture || !thumbnail) throw new Error('no pictures')
  return { picture, thumbnail }
}

/** Pauses the only animation of an image at a fraction of its duration. */
function stopAt(picture: Element, progress: number): Animation {
  const [animation] = picture.getAnimations()
  if (!animation) throw new Error('nothing moves')
  animation.pause()
  animation.currentTime = progress * 1000 * 0.999
  return animation
}

describe('an opening image', () => {
  it('grows from its thumbnail, with the same crop', async () => {
    const { picture, thumbnail } = await pictures()
    const grown = zoomFrom(picture, thumbnail, 1)
    const animation = stopAt(picture, 0)
    const { left, top, width, height } = picture.getBoundingClientRect()
    expect([left, top, width, height].map(Math.round)).to.deep.equal([-5, 20, 90, 60])
    expect(getComputedStyle(picture).clipPath).to.equal('inset(0px 50px round 20px)')
    animation.finish()
    await grown
    expect(picture.getAnimations()).to.have.length(0)
    expect(picture.getBoundingClientRect().left).to.equal(100)
  })

  for (const [name, of] of [
    ['has no thumbnail', () => null],
    ['has one that is out of sight', (thumbnail: Element) => thumbnail],
  ] as const) {
    it(`fades in where it ${name}`, async () => {
      const { picture, thumbnail } = await pictures(5000)
      const shown = zoomFrom(picture, of(thumbnail), 1)
      const animation = stopAt(picture, 0)
      expect(getComputedStyle(picture).opacity).to.equal('0')
      expect(getComputedStyle(picture).transform).to.equal('none')
      animation.finish()
      await shown
      expect(getComputedStyle(picture).opacity).to.equal('1')
    })
  }

  it('is in place when the animation is interrupted', async () => {
    const { picture, thumbnail } = await pictures()
    const grown = zoomFrom(picture, thumbnail, 1)
    stopAt(picture, 0.5).cancel()
    await grown
  })
})

describe('a closing image', () => {
  it('moves from where it was dragged to its thumbnail, and stays so', async () => {
    const { picture, thumbnail } = await pictures()
    picture.style.transform = 'translate(0px, 80px)'
    const gone = zoomTo(picture, thumbnail, 1)
    const animation = stopAt(picture, 0)
    expect(picture.getBoundingClientRect().top).to.equal(180)
    animation.finish()
    await gone
    const { left, top, width, height } = picture.getBoundingClientRect()
    expect([left, top, width, height].map(Math.round)).to.deep.equal([-5, 20, 90, 60])
  })

  it('fades out without a thumbnail, and stays so', async () => {
    const { picture } = await pictures()
    const gone = zoomTo(picture, null, 1)
    stopAt(picture, 0).finish()
    await gone
    expect(getComputedStyle(picture).opacity).to.equal('0')
  })
})
