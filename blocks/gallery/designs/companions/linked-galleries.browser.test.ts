import { expect } from 'chai'
import { errorsDuring, mount, settle, until } from '../../../../test/mount'
import { type Show, show, slide } from '../slideshow/slideshow.fixture'

/** A slideshow with the given id, linked to the given ids. */
const linked = (id: string, others: readonly string[], data: object = {}, count = 4): Promise<Show> =>
  show({ linkedGalleries: others, ...data }, count, id)

const changes = ({ events }: Show): number[] =>
  events.flatMap(event =>
    event.type === 'ashlar:change' ? [(event as CustomEvent<{ index: number }>).detail.index] : [],
  )

/** Resolves once `second` follows `first`. */
async function ready(first: Show, second: Show, index = 0): Promise<void> {
  await until(() => second.shown() === index)
  await settle()
  await until(() => document.querySelectorAll('ashlar-gallery .gallery__counter').length > 0)
  first.events.length = 0
  second.events.length = 0
}

describe('linked galleries', () => {
  it('show the same slide, whichever of them moves [GAL-19] [GAL-27]', async () => {
    const second = await linked('second', [])
    const first = await linked('first', ['#second'], { counter: true })
    await ready(first, second)
    first.button('next').click()
    await until(() => second.shown() === 1)
    second.button('previous').click()
    await until(() => first.shown() === 0)
    second.button('previous').click()
    await until(() => changes(first).length >= 3 && changes(second).length >= 3)
    expect([changes(first), changes(second)]).to.deep.equal([
      [1, 0, 3],
      [1, 0, 3],
    ])
  })

  it('start at the same slide, even when one upgrades later [GAL-19]', async () => {
    const second = await linked('second', [])
    const third = await linked('third', ['second'])
    await errorsDuring(async () => {
      await linked('first', ['second', '#fourth'], { currentIndex: 2 })
      await until(() => second.shown() === 2 && third.shown() === 2)
    })
    const fourth = await linked('fourth', [])
    await until(() => fourth.shown() === 2)
  })

  it('start at the slide to which the visitor has moved one of them [GAL-19]', async () => {
    const second = await linked('second', [])
    second.button('next').click()
    await until(() => second.shown() === 1)
    const first = await linked('first', ['second'])
    await until(() => first.shown() === 1)
    expect(second.shown()).to.equal(1)
  })

  it('do not move while one of them is in motion [GAL-11]', async () => {
    const second = await linked('second', [], { speed: 0 })
    const first = await linked('first', ['#second'], { speed: 60, counter: true })
    await ready(first, second)
    first.button('next').click()
    await until(() => second.shown() === 1)
    await settle()
    second.button('next').click()
    await settle()
    expect([first.shown(), second.shown()]).to.deep.equal([1, 1])
  })

  it('stop at the last slide of the shorter one, and report it once [GAL-19]', async () => {
    let first: Show | undefined
    let second: Show | undefined
    const errors = await errorsDuring(async () => {
      second = await linked('second', [], {}, 2)
      first = await linked('first', ['#second', '#second'], { counter: true })
      await ready(first, second)
      for (const [step, index] of [
        ['previous', 3],
        ['previous', 2],
        ['next', 3],
      ] as const) {
        first.button(step).click()
        await until(() => first?.shown() === index && second?.shown() === 1)
        await settle()
      }
    })
    expect([first?.shown(), second?.shown()]).to.deep.equal([3, 1])
    expect(errors).to.deep.equal(['node-missing'])
  })

  it('report a missing gallery and still work [GAL-19]', async () => {
    let first: Show | undefined
    const errors = await errorsDuring(async () => {
      first = await linked('first', ['#nowhere'], { counter: true })
      await until(() => first?.block.querySelector('.gallery__counter'))
      first.button('next').click()
      await until(() => first?.shown() === 1)
    })
    expect(errors).to.deep.equal(['node-missing'])
  })

  it('are unlinked when the linking one is removed', async () => {
    const second = await linked('second', [])
    const first = await linked('first', ['#second'], { counter: true })
    await ready(first, second)
    first.block.remove()
    await settle()
    second.button('next').click()
    await until(() => second.shown() === 1)
  })

  it('are found inside the element of an exported page that has the id [GAL-19]', async () => {
    const second = await mount('gallery', {
      design: 'slideshow',
      speed: 0,
      slides: [slide, slide, slide],
    })
    const carrier = second.parentElement
    if (carrier) carrier.id = 'block-1'
    const first = await linked('first', ['block-1'], { currentIndex: 1 })
    await until(() => second.querySelectorAll('.gallery__slide')[1]?.getAttribute('data-shown') === 'true')
    first.button('next').click()
    await until(() => second.querySelectorAll('.gallery__slide')[2]?.getAttribute('data-shown') === 'true')
  })
})
