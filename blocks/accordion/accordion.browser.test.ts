import { expect } from 'chai'
import { errorsDuring, mount, settle, until, violations } from '../../test/mount'
import './accordion'

const DATA = {
  items: [
    { title: 'Shipping', content: 'Two days.' },
    { title: 'Returns', content: 'Thirty days.' },
  ],
}
const HTML = `
  <details><summary>Shipping</summary><p>Two <b>days</b>.</p></details>
  <details><summary>Returns</summary><p>Thirty days.</p></details>`

function button(block: HTMLElement, title: string): HTMLButtonElement {
  const found = [...block.querySelectorAll('button')].find(({ textContent }) => textContent === title)
  if (!found) throw new Error(`no item titled ${title}`)
  return found
}

function expanded(block: HTMLElement): string[] {
  return [...block.querySelectorAll('[aria-expanded=true]')].map(({ textContent }) => textContent)
}

describe('<ashlar-accordion>', () => {
  it('starts closed and is accessible', async () => {
    const block = await mount('accordion', DATA)
    expect(expanded(block)).to.deep.equal([])
    expect(await violations(block)).to.deep.equal([])
  })

  it('opens one item at a time [ACC-03]', async () => {
    const block = await mount('accordion', DATA)
    button(block, 'Shipping').click()
    button(block, 'Returns').click()
    await until(() => expanded(block).length === 1)
    expect(expanded(block)).to.deep.equal(['Returns'])
  })

  it('takes its items from the HTML of the server, without copying it', async () => {
    let paragraph: Element | null = null
    const block = await mount('accordion', {}, HTML, host => {
      paragraph = host.querySelector('p')
    })
    expect([...block.querySelectorAll('button')].map(b => b.textContent)).to.deep.equal([
      'Shipping',
      'Returns',
    ])
    expect(block.querySelector('.accordion__content p')).to.equal(paragraph)
  })

  it('keeps its open item when the page moves it', async () => {
    const block = await mount('accordion', DATA)
    button(block, 'Shipping').click()
    await until(() => expanded(block).length)
    document.body.append(block)
    await settle()
    expect(expanded(block)).to.deep.equal(['Shipping'])
  })

  it('leaves the HTML of the server in place when the data is bad', async () => {
    const errors = await errorsDuring(async () => {
      const block = await mount('accordion', '{oops', HTML)
      expect(block.innerHTML).to.equal(HTML)
    })
    expect(errors).to.deep.equal(['data-not-json'])
  })

  it('renders again when the server changes its data', async () => {
    const block = await mount('accordion', DATA)
    block.dataset.blockJson = JSON.stringify({ items: [{ title: 'Care' }] })
    await until(() => block.textContent === 'Care')
  })

  it('gives the HTML of the server back when it leaves the page', async () => {
    const block = await mount('accordion', DATA, HTML)
    block.remove()
    await settle()
    expect(block.innerHTML).to.equal(HTML)
  })

  it('renders nothing before it is on the page', async () => {
    const block = document.createElement('ashlar-accordion')
    block.dataset.blockJson = JSON.stringify(DATA)
    await settle()
    expect(block.childElementCount).to.equal(0)
  })
})
