import { expect } from 'chai'
import { errorsDuring, mount, settle, until, violations } from '../../test/mount'
import './accordion'
import { button, expanded, HTML, panel, titles } from './accordion.fixture'

const DATA = {
  items: [
    { title: 'Shipping', content: 'Two days.' },
    { title: 'Returns', content: 'Thirty days.\n\nNo questions.' },
  ],
}
describe('<ashlar-accordion>', () => {
  it('starts closed and is accessible, closed and open', async () => {
    const block = await mount('accordion', DATA)
    expect(expanded(block)).to.deep.equal([])
    expect(await violations(block)).to.deep.equal([])
    button(block, 'Returns').click()
    await until(() => expanded(block).length)
    expect(await violations(block)).to.deep.equal([])
  })

  it('opens an item on a click and closes it on another [ACC-01] [A11Y-05]', async () => {
    const block = await mount('accordion', DATA)
    button(block, 'Shipping').click()
    await until(() => expanded(block)[0] === 'Shipping')
    expect(block.querySelector('[aria-expanded=true]')).to.be.instanceOf(HTMLButtonElement)
    // Clicks have no effect until the panel is open.
    await until(() => {
      button(block, 'Shipping').click()
      return expanded(block).length === 0
    })
  })

  it('keeps the box of the server’s HTML until it mounts', async () => {
    let show = (): void => {}
    const hold = (event: Event): void => {
      event.preventDefault()
      show = (event as CustomEvent<{ mount: () => void }>).detail.mount
    }
    document.addEventListener('ashlar:mount', hold)
    const block = await mount('accordion', {}, HTML)
    document.removeEventListener('ashlar:mount', hold)
    // Laid out again, pages with hundreds of accordions would stand still when the first mounts.
    expect(getComputedStyle(block).display).to.equal('inline')
    show()
    await settle()
    expect(getComputedStyle(block).display).to.equal('block')
    expect(block.querySelector('.accordion') !== null).to.equal(true)
  })

  it('clips a panel only during its animation', async () => {
    const block = await mount('accordion', DATA)
    const clip = (): string => {
      const content = panel(block, 'Shipping').querySelector('.accordion__content') ?? block
      return getComputedStyle(content).overflow
    }
    expect(clip()).to.equal('hidden')
    button(block, 'Shipping').click()
    await until(() => clip() === 'visible')
  })

  it('opens and closes within 250 ms [ACC-02]', async () => {
    const block = await mount('accordion', DATA)
    button(block, 'Shipping').click()
    const [animation] = await until(() => {
      const found = panel(block, 'Shipping').getAnimations()
      return found.length > 0 && found
    })
    expect(animation?.effect?.getTiming().duration).to.equal(250)
  })

  it('opens one item at a time [ACC-03]', async () => {
    const block = await mount('accordion', DATA)
    button(block, 'Shipping').click()
    button(block, 'Returns').click()
    await until(() => expanded(block).length === 1)
    expect(expanded(block)).to.deep.equal(['Returns'])
  })

  it('opens several items if `allowMultiple` is set [ACC-03]', async () => {
    const block = await mount('accordion', { ...DATA, allowMultiple: true })
    button(block, 'Shipping').click()
    button(block, 'Returns').click()
    await until(() => expanded(block).length === 2)
  })

  it('ignores a click on an item during its animation [ACC-04]', async () => {
    const block = await mount('accordion', DATA)
    const changes: unknown[] = []
    block.addEventListener('ashlar:change', event => changes.push((event as CustomEvent).detail))
    button(block, 'Shipping').click()
    button(block, 'Shipping').click()
    await until(() => changes.length)
    await settle()
    expect(changes).to.deep.equal([{ open: [0] }])
  })

  it('ignores a click on an item that another one has just closed [ACC-04]', async () => {
    const block = await mount('accordion', { ...DATA, openFirst: true })
    button(block, 'Returns').click()
    button(block, 'Shipping').click()
    await settle()
    expect(expanded(block)).to.deep.equal(['Returns'])
  })

  it('hears clicks while a page animates its panels otherwise', async () => {
    const block = await mount('accordion', DATA)
    const animation = panel(block, 'Shipping').animate(
      { opacity: [0.5, 1] },
      { duration: 1000, iterations: Infinity },
    )
    button(block, 'Shipping').click()
    await settle()
    animation.cancel()
    expect(expanded(block)).to.deep.equal(['Shipping'])
  })

  it('waits for no animation where there is none, as under reduced motion [ACC-04] [ACC-06]', async () => {
    const block = await mount('accordion', DATA)
    panel(block, 'Shipping').style.transition = 'none'
    button(block, 'Shipping').click()
    button(block, 'Shipping').click()
    await settle()
    expect(expanded(block)).to.deep.equal([])
  })

  it('starts with the first item open if `openFirst` is set [ACC-05]', async () => {
    const block = await mount('accordion', { ...DATA, openFirst: true })
    expect(expanded(block)).to.deep.equal(['Shipping'])
  })

  it('is fully operable by keyboard', async () => {
    const block = await mount('accordion', DATA)
    const first = button(block, 'Shipping')
    first.focus()
    expect(document.activeElement === first).to.equal(true)
    // A browser turns Enter and Space on a button into a click.
    first.click()
    await until(() => expanded(block).length)
    expect(document.activeElement === first).to.equal(true)
    expect(first.getBoundingClientRect().height >= 24).to.equal(true)
  })

  it('has no landmark for a closed panel', async () => {
    const block = await mount('accordion', DATA)
    const roles = () => ['Shipping', 'Returns'].map(title => panel(block, title).role)
    expect(roles()).to.deep.equal([null, null])
    button(block, 'Returns').click()
    await until(() => roles()[1] === 'region')
    button(block, 'Shipping').click()
    await until(() => roles()[1] === null)
    expect(roles()).to.deep.equal(['region', null])
  })

  it('keeps closed content unfocusable but searchable', async () => {
    const block = await mount(
      'accordion',
      {},
      '<details><summary>More</summary><a href="#x">Link</a></details>',
    )
    const closed = panel(block, 'More')
    expect(closed.getAttribute('hidden')).to.equal('until-found')
    closed.dispatchEvent(new Event('beforematch'))
    await until(() => expanded(block).length)
    expect(closed.hasAttribute('hidden')).to.equal(false)
  })

  it('renders at a URL whose fragment matches no item', async () => {
    const { href } = location
    history.replaceState(null, '', '#50%')
    const block = await mount('accordion', DATA)
    history.replaceState(null, '', href)
    expect([titles(block), expanded(block)]).to.deep.equal([['Shipping', 'Returns'], []])
  })

  it('keeps its open item when the page moves it', async () => {
    const block = await mount('accordion', DATA)
    button(block, 'Shipping').click()
    await until(() => expanded(block).length)
    document.body.append(block)
    await settle()
    expect(expanded(block)).to.deep.equal(['Shipping'])
  })

  it('renders again when its data changes', async () => {
    const block = await mount('accordion', DATA)
    block.dataset.blockJson = JSON.stringify({ items: [{ title: 'Care' }] })
    await until(() => block.textContent === 'Care')
  })

  it('keeps the last valid view when its data becomes invalid', async () => {
    const block = await mount('accordion', DATA)
    const errors = await errorsDuring(async () => {
      block.dataset.blockJson = '{"items": 7}'
      await settle()
    })
    expect(errors).to.deep.equal(['data-invalid'])
    expect(titles(block)).to.deep.equal(['Shipping', 'Returns'])
  })

  for (const [what, json, code] of [
    ['is not JSON', '{oops', 'data-not-json'],
    ['has the wrong type', '{"items":"none"}', 'data-invalid'],
    ['is a list', '[]', 'data-invalid'],
    [
      'reaches for a prototype and is wrong',
      '{"__proto__":{"items":1},"allowMultiple":"yes"}',
      'data-invalid',
    ],
  ] as const) {
    it(`keeps the server’s HTML when the data ${what}`, async () => {
      const errors = await errorsDuring(async () => {
        const block = await mount('accordion', json, HTML)
        expect(block.innerHTML).to.equal(HTML)
      })
      expect(errors).to.deep.equal([code])
    })
  }

  it('restores the server’s HTML when it is removed', async () => {
    const block = await mount('accordion', {}, HTML)
    expect(titles(block)).to.deep.equal(['Shipping', 'Returns'])
    block.remove()
    await settle()
    expect(block.innerHTML).to.equal(HTML)
  })

  it('renders nothing before it is connected', async () => {
    const block = document.createElement('ashlar-accordion')
    block.dataset.blockJson = JSON.stringify(DATA)
    await settle()
    expect(block.childElementCount).to.equal(0)
  })

  it('shows the server’s HTML while a library clones the block', async () => {
    const block = await mount('accordion', {}, HTML)
    document.dispatchEvent(new Event('turbo:before-cache'))
    expect(block.innerHTML).to.equal(HTML)
    await until(() => titles(block).length === 2)
  })
})
