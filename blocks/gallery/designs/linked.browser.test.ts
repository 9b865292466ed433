import { expect } from 'chai'
import { errorsDuring, settle, until } from '../../../test/mount'
import { type Show, show } from './slideshow.fixture'

/** Two galleries that name each other. */
async function pair(
  first: object = {},
  second: object = {},
  counts: readonly [number, number] = [4, 4],
): Promise<readonly Show[]> {
  const one = await show({ linkedGalleries: ['#two'], ...first }, counts[0])
  one.block.id = 'one'
  const two = await show({ linkedGalleries: ['#one'], design: 'slider', ...second }, counts[1])
  two.block.id = 'two'
  // The parts that link them come later.
  await until(() => {
    one.button('next').click()
    return two.shown() > 0
  })
  await until(() => {
    if (one.shown() > 0) one.button('previous').click()
    return one.shown() === 0 && two.shown() === 0
  })
  return [one, two]
}

describe('linked galleries', () => {
  it('show the same slide, whichever of them is moved, and each tells the page [GAL-19]', async () => {
    const [one, two] = (await pair()) as [Show, Show]
    const before = two.events.length
    two.button('next').click()
    await until(() => one.shown() === 1 && two.shown() === 1)
    one.button('next').click()
    await until(() => one.shown() === 2 && two.shown() === 2)
    expect(two.events.slice(before).map(({ type }) => type)).to.deep.equal(['ashlar:change', 'ashlar:change'])
  })

  it('of different lengths stop at their own last slide [GAL-19]', async () => {
    const [one, two] = (await pair({}, {}, [4, 2])) as [Show, Show]
    for (const expected of [1, 2, 3]) {
      one.button('next').click()
      await until(() => one.shown() === expected)
      await settle()
      expect(two.shown()).to.equal(1)
    }
    two.button('previous').click()
    await until(() => one.shown() === 0)
  })

  it('refuse a change while another one of them is in motion [GAL-11]', async () => {
    const [one, two] = (await pair(
      { speed: 0.4, design: 'slideshow' },
      { design: 'slideshow', speed: 0 },
    )) as [Show, Show]
    await until(() => {
      one.button('next').click()
      return one.shown() === 1
    })
    await until(() => two.shown() === 1)
    two.button('next').click()
    await settle()
    expect([one.shown(), two.shown()]).to.deep.equal([1, 1])
    await until(() => {
      two.button('next').click()
      return two.shown() === 2
    })
  })

  it('go on without one that has gone, and take in one that comes', async () => {
    const errors = await errorsDuring(async () => {
      const [one, two] = (await pair()) as [Show, Show]
      one.button('next').click()
      await until(() => two.shown() === 1)
      two.block.remove()
      await until(() => !two.block.querySelector('.gallery'))
      one.button('next').click()
      await until(() => one.shown() === 2)
      const three = await show({ linkedGalleries: ['#one'] })
      await until(() => three.shown() === 2)
    })
    expect(errors).to.deep.equal([])
  })
})
