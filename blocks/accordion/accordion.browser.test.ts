import { expect } from 'chai'
import { errorsDuring, mount, settle, until, violations } from '../../test/mount'
import './accordion'

const DATA = {
  items: [
    { title: 'Shipping', content: 'Two days.' },
    { title: 'Returns', content: 'Thirty days.\n\nNo questions.' },
  ],
}
const HTML = `
  <details><summary>Shipping</summary><p>Two <b>days</b>.</p></details>
  <details open=""><summary><h2>Returns</h2></summary><p>Thirty days.</p></details>`

function button(block: HTMLElement, title: string): HTMLButtonElement {
  const found = [...block.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === title)
  if (!found) throw new Error(`no item titled ${title}`)
  return found
}

function titles(block: HTMLElement): string[] {
  return [...block.querySelectorAll('button')].map(({ textContent }) => textContent.trim())
}

function expanded(block: HTMLElement): string[] {
  return [...block.querySelectorAll('[aria-expanded=true]')].map(({ textContent }) => textContent.trim())
}

function panel(block: HTMLElement, title: string): HTMLElement {
  const id = button(block, title).getAttribute('aria-controls') ?? ''
  const found = document.getElementById(id)
  if (!found) throw new Error(`no panel for ${title}`)
  return found
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

  it('opens an item on a click and closes it on another [ACC-01]', async () => {
    const block = await mount('accordion', DATA)
    button(block, 'Shipping').click()
    await until(() => expanded(block)[0] === 'Shipping')
    await until(() => !panel(block, 'Shipping').getAnimations({ subtree: true }).length)
    await new Promise(done => setTimeout(done, 260))
    button(block, 'Shipping').click()
    await until(() => expanded(block).length === 0)
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

  it('opens several when that is allowed [ACC-03]', async () => {
    const block = await mount('accordion', { ...DATA, allowMultiple: true })
    button(block, 'Shipping').click()
    button(block, 'Returns').click()
    await until(() => expanded(block).length === 2)
  })

  it('ignores a click on an item that is still moving [ACC-04]', async () => {
    const block = await mount('accordion', DATA)
    const changes: unknown[] = []
    block.addEventListener('ashlar:change', event => changes.push((event as CustomEvent).detail))
    button(block, 'Shipping').click()
    button(block, 'Shipping').click()
    await until(() => changes.length)
    await settle()
    expect(changes).to.deep.equal([{ open: [0] }])
  })

  it('starts with the first item open when told so [ACC-05]', async () => {
    const block = await mount('accordion', { ...DATA, openFirst: true })
    expect(expanded(block)).to.deep.equal(['Shipping'])
  })

  it('takes its items, their levels and what is open from the HTML of the server, without copying it', async () => {
    let paragraph: Element | null = null
    const block = await mount('accordion', {}, HTML, host => {
      paragraph = host.querySelector('p')
    })
    expect(titles(block)).to.deep.equal(['Shipping', 'Returns'])
    expect(expanded(block)).to.deep.equal(['Returns'])
    expect(button(block, 'Returns').parentElement?.localName).to.equal('h2')
    expect(block.querySelector('.accordion__content p') === paragraph).to.equal(true)
  })

  it('takes its items from headings and what follows each', async () => {
    const block = await mount(
      'accordion',
      {},
      '<div><h4>Shipping</h4><p>Two days.</p><h5>By sea</h5><p>Weeks.</p><h4>Returns</h4><p>Thirty.</p></div>',
    )
    expect(titles(block)).to.deep.equal(['Shipping', 'Returns'])
    expect(panel(block, 'Shipping').textContent).to.equal('Two days.By seaWeeks.')
    expect(button(block, 'Shipping').parentElement?.localName).to.equal('h4')
  })

  it('shows the HTML of the server where nothing in it is an item', async () => {
    const block = await mount('accordion', {}, '<p>Just a paragraph.</p>')
    expect(block.textContent).to.equal('Just a paragraph.')
  })

  it('takes over the markup of an exported site in its own clothes', async () => {
    const block = await mount('accordion', {}, LEGACY)
    expect(titles(block)).to.deep.equal(['First', 'Second'])
    expect(expanded(block)).to.deep.equal(['First'])
    const item = button(block, 'First')
    expect(item.classList.contains('accordion-item__click-target')).to.equal(true)
    expect(item.style.paddingTop).to.equal('30px')
    expect(item.parentElement?.localName).to.equal('h3')
    button(block, 'Second').click()
    await until(() => expanded(block).length === 2)
    expect(await violations(block)).to.deep.equal([])
  })

  it('is worked with the keyboard alone', async () => {
    const block = await mount('accordion', DATA)
    const first = button(block, 'Shipping')
    first.focus()
    expect(document.activeElement === first).to.equal(true)
    // What the browser makes of Enter and Space on a button.
    first.click()
    await until(() => expanded(block).length)
    expect(document.activeElement === first).to.equal(true)
    expect(first.getBoundingClientRect().height >= 24).to.equal(true)
  })

  it('keeps what a closed item holds out of reach, and findable', async () => {
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

  it('keeps its open item when the page moves it', async () => {
    const block = await mount('accordion', DATA)
    button(block, 'Shipping').click()
    await until(() => expanded(block).length)
    document.body.append(block)
    await settle()
    expect(expanded(block)).to.deep.equal(['Shipping'])
  })

  it('keeps the focus that the visitor had on a title', async () => {
    const block = await mount('accordion', {}, HTML, host => {
      queueMicrotask(() => host.querySelector('summary')?.focus())
    })
    await settle()
    expect(document.activeElement?.textContent?.trim()).to.equal('Shipping')
    expect(block.contains(document.activeElement)).to.equal(true)
  })

  it('renders again when the server changes its data', async () => {
    const block = await mount('accordion', DATA)
    block.dataset.blockJson = JSON.stringify({ items: [{ title: 'Care' }] })
    await until(() => block.textContent === 'Care')
  })

  it('keeps its last good view when the server changes its data to bad ones', async () => {
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
    it(`leaves the HTML of the server in place when the data ${what}`, async () => {
      const errors = await errorsDuring(async () => {
        const block = await mount('accordion', json, HTML)
        expect(block.innerHTML).to.equal(HTML)
      })
      expect(errors).to.deep.equal([code])
    })
  }

  it('gives the HTML of the server back, whole, when it leaves the page', async () => {
    const block = await mount('accordion', {}, HTML)
    expect(titles(block)).to.deep.equal(['Shipping', 'Returns'])
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

  it('lets the page see the HTML of the server while a library takes a copy of it', async () => {
    const block = await mount('accordion', {}, HTML)
    document.dispatchEvent(new Event('turbo:before-cache'))
    expect(block.innerHTML).to.equal(HTML)
    await until(() => titles(block).length === 2)
  })
})

const LEGACY = `
  <ul class="accordion-items-container" data-should-allow-multiple-open-items="true" data-is-expanded-first-item="true"
      data-is-divider-enabled="" data-accordion-icon-placement="left" data-accordion-title-alignment="center">
    ${['First', 'Second']
      .map(
        title => `<li class="accordion-item"><p class="accordion-item__title-wrapper" role="heading" aria-level="3">
          <button class="accordion-item__click-target" aria-expanded="false" style="padding-top: 30px">
            <span class="accordion-item__title">${title}</span>
            <div class="accordion-icon-container" data-is-open="false" aria-hidden="true"><div class="plus"></div></div>
          </button></p>
          <div class="accordion-item__dropdown" role="region">
            <div class="accordion-item__description" style="padding-bottom: 30px"><p>${title} text</p></div>
          </div></li>`,
      )
      .join('')}
  </ul>`
