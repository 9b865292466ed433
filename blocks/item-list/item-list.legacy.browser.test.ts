import { expect } from 'chai'
import { mount, until, violations } from '../../test/mount'
import { setWindowSize } from '../../test/window-size'
import { listOf, shown } from './item-list.fixture'
import './item-list'

const PICTURE = '/src/media/images/picture.fixture.png'

/** An item in the shape of exported pages, where a script has moved it far aside. */
const slide = (name: string, more = ''): string => `
  <li class="user-items-list-carousel__slide list-item" data-is-card-enabled="true" ${more}
    style="padding: 6%; position: absolute; transform: translate3d(-9999px, 0, 0); pointer-events: none" aria-hidden="true">
    <img data-src="${PICTURE}" data-load="false" alt="" width="40" height="30">
    <div class="list-item-content"><h2 class="list-item-content__title">${name}</h2></div></li>`

const arrow = (kind: string, side: string, more = ''): string =>
  `<button class="${kind}-button--${side} ${more}" aria-label="${side}">${side}</button>`

const NAMES = ['One', 'Two', 'Three', 'Four', 'Five']

const carousel = (attributes = '', extra = ''): string => `
  <style>.user-items-list-carousel__slides { display: grid; overflow: hidden; opacity: 0 }</style>
  <div class="list-section-title"><p>How it works</p></div>
  <div class="user-items-list-carousel" data-controller="UserItemsListCarousel" data-max-columns="3"
    data-space-between-slides-value="20" data-space-between-slides-unit="px" ${attributes}>
    <ul class="user-items-list-carousel__slides user-items-list-item-container">
      ${NAMES.map(name => slide(name)).join('')}${extra}</ul>
    ${arrow('user-items-list-carousel__arrow', 'left', 'user-items-list-carousel__arrow-button--hidden" tabindex="-1')}
    ${arrow('user-items-list-carousel__arrow', 'right')}
    ${arrow('mobile-arrow', 'right')}
  </div>`

const lay = (html: string): Promise<HTMLElement> =>
  mount('item-list', {}, html, host => {
    host.style.inlineSize = '1040px'
  })

const arrowOf = (block: Element, name: string): HTMLElement | null =>
  block.querySelector(`[class*="${name}"]`)

describe('an exported carousel of items', () => {
  it('becomes a row that its own arrows move', async () => {
    const block = await lay(carousel())
    await until(() => shown(block) === 'One,Two,Three')
    const left = arrowOf(block, 'button--left')
    await until(() => left?.ariaDisabled === 'true')
    expect(left?.className.includes('--hidden')).to.equal(false)
    expect(left?.tabIndex).to.equal(0)
    arrowOf(block, '__arrow-button--right')?.click()
    await until(() => shown(block) === 'Three,Four,Five')
    left?.click()
    await until(() => shown(block) === 'One,Two,Three')
    arrowOf(block, 'mobile-arrow-button--right')?.click()
    await until(() => shown(block) === 'Three,Four,Five')
    expect(block.querySelectorAll('button').length).to.equal(3)
    expect(block.querySelector('section')?.ariaLabel).to.equal('How it works')
    expect(block.querySelectorAll('li[aria-hidden]').length).to.equal(0)
    expect(await violations(block)).to.deep.equal([])
  })

  it('hides the copies of a script, and continues at the other end', async () => {
    const copy = slide('One', 'data-original-item-index="0"')
    const block = await lay(carousel('data-is-infinite-enabled="true"', copy))
    await until(() => shown(block) === 'One,Two,Three')
    arrowOf(block, 'button--left')?.click()
    await until(() => shown(block) === 'Three,Four,Five')
  })

  it('is given back when the block leaves', async () => {
    const html = carousel()
    const block = await lay(html)
    const list = listOf(block)
    await until(() => shown(block))
    block.remove()
    await until(() => !block.querySelector('section'))
    const original = document.createElement('div')
    original.innerHTML = html
    expect(list.outerHTML.replaceAll(' loading="eager"', '')).to.equal(
      original.querySelector('ul')?.outerHTML,
    )
    expect(block.querySelector('.list-section-title') !== null).to.equal(true)
  })
})

describe('an exported carousel in a window of 390 px', () => {
  before(() => setWindowSize(390, 700))
  after(() => setWindowSize(1280, 800))

  it('is there from the first item to the last, by arrows, fingers and keys', async () => {
    const block = await mount('item-list', {}, carousel())
    await until(() => shown(block).startsWith('One'))
    const list = listOf(block)
    expect(getComputedStyle(list).opacity).to.equal('1')
    const first = list.querySelector('li')?.getBoundingClientRect()
    expect(first?.left).to.be.within(0, 20)
    expect(first?.width).to.be.within(250, 390)

    arrowOf(block, 'mobile-arrow-button--right')?.click()
    await until(() => shown(block).startsWith('Two'))
    // Fingers scroll the row itself.
    list.scrollTo({ left: 0, behavior: 'instant' })
    await until(() => shown(block).startsWith('One'))
    expect(getComputedStyle(list).overflowX).to.equal('auto')
    expect(list.tabIndex).to.equal(0)
    list.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }))
    await until(() => shown(block).endsWith('Five'))
  })
})

describe('an exported banner slideshow', () => {
  it('shows one slide, and goes round', async () => {
    const block =
      await lay(`<div class="user-items-list-banner-slideshow" data-controller="UserItemsListBannerSlideshow">
      <style>.slide { transform: translateX(-9999px) }</style>
      <ul class="slides">${NAMES.map(name => slide(name)).join('')}</ul>
      ${arrow('user-items-list-banner-slideshow__arrow', 'left')}${arrow('user-items-list-banner-slideshow__arrow', 'right')}</div>`)
    await until(() => shown(block) === 'One')
    arrowOf(block, 'button--left')?.click()
    await until(() => shown(block) === 'Five')
    arrowOf(block, 'button--right')?.click()
    await until(() => shown(block) === 'One')
  })
})

describe('an exported simple list', () => {
  it('stays as it is', async () => {
    const html = `<div class="list-section-title"></div><ul class="user-items-list-item-container user-items-list-simple"
      data-controller="UserItemsListSimple" data-num-columns="3"><li class="list-item"><h2>Apply</h2></li></ul>`
    const block = await lay(html)
    expect(listOf(block).outerHTML.replace(/\s+/g, ' ')).to.equal(
      html.slice(html.indexOf('<ul')).replace(/\s+/g, ' '),
    )
    expect(block.querySelector('button, section') === null).to.equal(true)
  })
})
