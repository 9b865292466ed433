import { expect } from 'chai'
import { settle, until, violations } from '../../test/mount'
import { button, LIST, lay, listOf, shown } from './item-list.fixture'
import './item-list'

const isDisabled = (block: Element, name: string): boolean =>
  button(block, name)?.getAttribute('aria-disabled') === 'true'

const key = (target: Element | null, name: string): void =>
  void target?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))

describe('a carousel of items', () => {
  it('moves by groups, stops at the ends and says so', async () => {
    const block = await lay({ design: 'carousel' })
    const fired: unknown[] = []
    block.addEventListener('ashlar:change', event => fired.push((event as CustomEvent).detail))
    const next = await until(() => button(block, 'Next'))
    expect(shown(block)).to.equal('One,Two,Three')
    expect([isDisabled(block, 'Previous'), isDisabled(block, 'Next')]).to.deep.equal([true, false])
    next.click()
    await until(() => fired.length === 1)
    expect(shown(block)).to.equal('Four,Five,Six')
    next.click()
    await until(() => fired.length === 2 && isDisabled(block, 'Next'))
    expect(shown(block)).to.equal('Five,Six,Seven')
    next.click()
    button(block, 'Previous')?.click()
    await until(() => fired.length === 3)
    expect(shown(block)).to.equal('Two,Three,Four')
    expect(fired).to.deep.equal([
      { index: 3, previous: 0 },
      { index: 4, previous: 3 },
      { index: 1, previous: 4 },
    ])
  })

  it('is a named region that the keyboard reaches and moves, accessibly', async () => {
    const block = await lay({ design: 'carousel', label: 'Courses' })
    const region = await until(() => block.querySelector('section:has(button)'))
    expect([region.ariaLabel, region.ariaRoleDescription]).to.deep.equal(['Courses', 'carousel'])
    const list = listOf(block)
    expect(list.tabIndex).to.equal(0)
    key(list, 'ArrowRight')
    await until(() => shown(block) === 'Four,Five,Six')
    key(list, 'ArrowLeft')
    await until(() => shown(block) === 'One,Two,Three')
    key(button(block, 'Next'), 'End')
    await until(() => shown(block) === 'Five,Six,Seven')
    key(list, 'Home')
    await until(() => shown(block) === 'One,Two,Three')
    await until(() => list.scrollLeft === 0)
    key(list.querySelector('a'), 'End')
    await settle()
    expect(list.scrollLeft).to.equal(0)
    expect(await violations(block)).to.deep.equal([])
  })

  it('is mirrored in right-to-left text', async () => {
    const block = await lay({ design: 'carousel' }, LIST, 1000, 'direction: rtl')
    ;(await until(() => button(block, 'Next'))).click()
    await until(() => shown(block) === 'Four,Five,Six')
    expect(listOf(block).scrollLeft).to.be.below(0)
    key(listOf(block), 'ArrowRight')
    await until(() => shown(block) === 'One,Two,Three')
  })

  it('continues at the other end if it loops', async () => {
    const block = await lay({ design: 'carousel', loop: true })
    ;(await until(() => button(block, 'Previous'))).click()
    await until(() => shown(block) === 'Five,Six,Seven')
    await until(() => listOf(block).style.scrollSnapType === '')
    button(block, 'Next')?.click()
    await until(() => shown(block) === 'One,Two,Three')
  })

  it('has buttons of at least 24 px, and none without controls or if all items fit', async () => {
    const block = await lay({ design: 'carousel' })
    const { width, height } = (await until(() => button(block, 'Next'))).getBoundingClientRect()
    expect(Math.min(width, height)).to.be.at.least(24)
    const bare = await lay({ design: 'carousel', controls: false })
    expect(button(bare, 'Next') === null).to.equal(true)
    const wide = await lay({ design: 'carousel', columns: 7 }, LIST, 2600)
    expect(button(wide, 'Next') === null).to.equal(true)
    wide.style.inlineSize = '600px'
    await until(() => button(wide, 'Next'))
  })

  it('shows part of the second item on a phone', async () => {
    const list = listOf(await lay({ design: 'carousel' }, LIST, 358))
    const [first, second] = [...list.children].map(item => item.getBoundingClientRect())
    expect(first?.width).to.be.within(250, 300)
    expect(second?.left).to.be.below(358)
  })

  it('loads the images beside the view', async () => {
    const block = await lay({ design: 'carousel' })
    await until(() => button(block, 'Next'))
    const loading = [...block.querySelectorAll('img')].map(image => image.loading)
    expect(loading).to.deep.equal(['eager', 'eager', 'eager', 'eager', 'eager', 'eager', 'lazy'])
  })
})

describe('a banner slideshow', () => {
  it('shows one slide, and hides the others from focus', async () => {
    const block = await lay({ design: 'banner-slideshow' })
    const next = await until(() => button(block, 'Next'))
    expect(shown(block)).to.equal('One')
    const focusable = (): string =>
      [...listOf(block).children]
        .flatMap(item => ((item as HTMLElement).inert ? [] : [item.querySelector('h3')?.textContent]))
        .join()
    expect(focusable()).to.equal('One')
    next.click()
    await until(() => shown(block) === 'Two' && focusable() === 'Two')
    expect(block.querySelector('.item-list__position')?.textContent).to.equal('2 of 7')
    expect(await violations(block)).to.deep.equal([])
  })

  it('shows the text above the picture', async () => {
    const block = await lay({ design: 'banner-slideshow' })
    const [image, title] = ['li img', 'li h3'].map(name => block.querySelector(name)?.getBoundingClientRect())
    expect(image?.width).to.equal(1000)
    expect(image?.bottom).to.be.above(title?.bottom ?? Infinity)
  })
})
