import { expect } from 'chai'
import { settle, until } from '../../../test/mount'
import { exceeds, GALLERY_RESIZE_TIMEOUT_MS, RESIZE_TIMEOUT_MS, type Size, watchResize } from './resize'

/** A box of 100 by 100, and its reports. */
function box() {
  const element = document.createElement('div')
  const resize = (width: number, height: number): void => {
    element.style.cssText = `inline-size: ${width}px; block-size: ${height}px`
  }
  resize(100, 100)
  document.body.append(element)
  const sizes: Size[] = []
  return { element, resize, sizes, resized: (size: Size) => void sizes.push(size) }
}

describe('a resize emitter', () => {
  let stop = (): void => {}
  afterEach(() => stop())

  it('reports a new size once it is stable, and not the initial size', async () => {
    const { element, resize, sizes, resized } = box()
    stop = watchResize(element, resized, { timeoutMs: 500 })
    await settle()
    for (const width of [200, 300]) {
      resize(width, 100)
      await settle()
    }
    await until(() => sizes.length)
    expect(sizes).to.deep.equal([{ width: 300, height: 100 }])
  })

  it('waits 300 ms, galleries 100 [ROLL-28]', async () => {
    expect([RESIZE_TIMEOUT_MS, GALLERY_RESIZE_TIMEOUT_MS]).to.deep.equal([300, 100])
    const { element, resize, sizes, resized } = box()
    stop = watchResize(element, resized)
    await settle()
    const start = performance.now()
    resize(200, 100)
    await until(() => sizes.length)
    expect(performance.now() - start).to.be.at.least(299)
  })

  it('counts one axis, beyond the threshold [ROLL-28]', () => {
    const from = { width: 100, height: 100 }
    const to = { width: 110, height: 105 }
    expect([
      exceeds(from, to, 'x', 9),
      exceeds(from, to, 'x', 10),
      exceeds(to, from, 'x', 9),
      exceeds(from, to, 'y', 4),
      exceeds(from, to, 'y', 5),
    ]).to.deep.equal([true, false, true, true, false])
  })

  it('ignores the other axis and small changes', async () => {
    const { element, resize, sizes, resized } = box()
    stop = watchResize(element, resized, { threshold: 10, axis: 'y', timeoutMs: 0 })
    await settle()
    for (const [width, height] of [
      [400, 100],
      [400, 110],
      [400, 111],
    ] as const) {
      resize(width, height)
      await settle()
    }
    await until(() => sizes.length)
    expect(sizes).to.deep.equal([{ width: 400, height: 111 }])
  })

  it('measures each change from the last reported size', async () => {
    const { element, resize, sizes, resized } = box()
    stop = watchResize(element, resized, { threshold: 10, timeoutMs: 0 })
    await settle()
    resize(120, 100)
    await until(() => sizes.length === 1)
    resize(105, 100)
    await until(() => sizes.length === 2)
    expect(sizes.map(({ width }) => width)).to.deep.equal([120, 105])
  })

  it('ignores a change that does not last', async () => {
    const { element, resize, sizes, resized } = box()
    stop = watchResize(element, resized, { timeoutMs: 500 })
    await settle()
    resize(200, 100)
    await settle()
    resize(100, 100)
    await settle()
    resize(250, 100)
    await until(() => sizes.length)
    expect(sizes).to.deep.equal([{ width: 250, height: 100 }])
  })

  it('rejects a threshold that is not a number and an unknown axis [ROLL-28]', () => {
    const watch = (options: object) => () => watchResize(document.body, () => {}, options)
    expect(watch({ threshold: '10' })).to.throw(TypeError)
    expect(watch({ threshold: Number.NaN })).to.throw(TypeError)
    expect(watch({ axis: 'z' })).to.throw(RangeError)
    expect(watch({ axis: 'toString' })).to.throw(RangeError)
  })

  it('reports nothing once stopped', async () => {
    const { element, resize, sizes, resized } = box()
    const other = box()
    const halt = watchResize(element, resized, { timeoutMs: 0 })
    stop = watchResize(other.element, other.resized, { timeoutMs: 0 })
    await settle()
    halt()
    resize(200, 100)
    other.resize(200, 100)
    await until(() => other.sizes.length)
    expect(sizes).to.deep.equal([])
  })
})
