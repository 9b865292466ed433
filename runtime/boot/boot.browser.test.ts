import { expect } from 'chai'
import { bootSource, CONTEXT, DETAILS, hasRun, put, up, writeContext } from '../../test/fixtures/boot-page'
import { errorsDuring, settle, until } from '../../test/mount'
import type { Ashlar } from './boot'

describe('boot', () => {
  let ashlar: Ashlar
  const initialized: string[] = []

  before(async () => {
    writeContext(CONTEXT)
    ashlar = bootSource()
    window.ashlar = ashlar
    ashlar.on('init', () => initialized.push('first'))
    ashlar.on('init', () => {
      throw new Error('a broken initializer')
    })
    ashlar.on('init', () => initialized.push('second'))
    await errorsDuring(async () => {
      await ashlar.ready
      await settle()
    })
  })

  it('reads the page context into $site when the body is parsed [ROLL-01] [CTX-01]', () => {
    expect(ashlar.$site.get()).to.deep.equal(CONTEXT)
  })

  it('runs initializers in order, late ones immediately, and continues after one fails [ROLL-02]', async () => {
    ashlar.on('init', () => initialized.push('late'))
    await Promise.resolve()
    await settle()
    expect(initialized).to.deep.equal(['first', 'second', 'late'])
  })

  it('warns on a second run and starts nothing [ROLL-05]', () => {
    const warnings: unknown[] = []
    const { warn } = console
    console.warn = (...words: unknown[]) => void warnings.push(...words)
    const second = bootSource()
    console.warn = warn
    expect(warnings).to.deep.equal(['Detected second run, this is bad.'])
    expect(second === ashlar).to.equal(true)
  })

  it('loads the product-reviews bundle on a reviews request page [CTX-29]', async () => {
    await until(() => hasRun('product-reviews'))
  })

  it('loads the bundle of a collection view by its name [ROLL-08]', async () => {
    put('<div data-ashlar="product-list">List</div>')
    await until(() => hasRun('product-list'))
    expect(document.body.textContent).to.include('List')
  })

  it('finds blocks that are added later or with a new body', async () => {
    await up(put(`<ashlar-accordion>${DETAILS}</ashlar-accordion>`))
    const body = document.createElement('body')
    body.innerHTML = `<ashlar-accordion>${DETAILS}</ashlar-accordion>`
    document.body.replaceWith(body)
    await up(document.body)
  })

  it('inserts a block into an element that carries one, with data from a child script [CTX-19]', async () => {
    const box = put(
      `<div data-ashlar="accordion"><script type="application/json">{"openFirst":true}</script>${DETAILS}</div>`,
    )
    const button = await up(box)
    expect(button.getAttribute('aria-expanded')).to.equal('true')
    expect(button.closest('[data-ashlar]') !== null).to.equal(true)
  })

  it('loads a block below the fold when it comes near the viewport', async () => {
    const box = put(`<div style="height:3000px"></div><ashlar-accordion>${DETAILS}</ashlar-accordion>`)
    await settle()
    await settle()
    expect(box.querySelector('[aria-expanded]') === null).to.equal(true)
    box.querySelector('ashlar-accordion')?.scrollIntoView()
    await up(box)
    scrollTo(0, 0)
  })

  it('holds an early click on a block that loads on interaction, and replays it', async () => {
    const box = put(
      '<div style="height:3000px"></div><ashlar-accordion data-load="interaction" data-block-json=\'{"items":[{"title":"Care","content":"By hand."}]}\'><button style="display:block;padding:1rem">Care</button></ashlar-accordion>',
    )
    const early = box.querySelector('button')
    early?.scrollIntoView({ block: 'center' })
    await settle()
    expect(box.querySelector('[aria-expanded]') === null).to.equal(true)
    early?.click()
    await until(() => box.querySelector('[aria-expanded=true]'))
    scrollTo(0, 0)
  })

  for (const [load, reason] of [
    ['eager', 'at once'],
    ['idle', 'when the page is quiet'],
    ['media((min-width: 1px))', 'when a media query matches'],
  ] as const) {
    it(`loads a block with data-load="${load}" ${reason}`, async () => {
      await up(
        put(
          `<div style="height:3000px"></div><ashlar-accordion data-load="${load}">${DETAILS}</ashlar-accordion>`,
        ),
      )
    })
  }

  it('does not load a block whose media query does not match, even on interaction', async () => {
    const box = put(`<ashlar-accordion data-load="media((max-width: 1px))">${DETAILS}</ashlar-accordion>`)
    box.querySelector('summary')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    box.querySelector('summary')?.click()
    const neighbour = put(`<ashlar-accordion>${DETAILS}</ashlar-accordion>`)
    await up(neighbour)
    expect(box.querySelector('[aria-expanded]') === null).to.equal(true)
    expect(box.querySelector('details')?.open).to.equal(true)
  })

  it('reports an unknown trigger, and treats the block as visible', async () => {
    let box = document.body
    const codes = await errorsDuring(async () => {
      box = put(`<ashlar-accordion data-load="sometimes">${DETAILS}</ashlar-accordion>`)
      await up(box)
    })
    expect(codes).to.deep.equal(['trigger-unknown'])
  })

  it('keeps the HTML of a block whose bundle is missing, reports it once, and mounts the other blocks [ROLL-12] [ROLL-31]', async () => {
    const codes: string[] = []
    const stop = ashlar.on('error', event => {
      event.preventDefault()
      codes.push(event.detail.code)
    })
    const box = put(
      `<ashlar-gone><p>One</p></ashlar-gone><ashlar-gone><p>Two</p></ashlar-gone><ashlar-accordion>${DETAILS}</ashlar-accordion>`,
    )
    await up(box)
    await until(() => codes.length)
    await settle()
    stop()
    expect(codes).to.deep.equal(['rollup-not-found'])
    expect(box.querySelector('ashlar-gone')?.innerHTML).to.equal('<p>One</p>')
  })

  it('reports a failed style sheet with its own message [ROLL-11]', async () => {
    let message = ''
    const stop = ashlar.on('error', event => {
      event.preventDefault()
      message = event.detail.message
    })
    put('<ashlar-ugly></ashlar-ugly>')
    await until(() => message)
    stop()
    expect(message).to.match(/^Loading CSS chunk failed/)
  })

  it('warns of a block that no bundle defines, and stops loading it [ROLL-06]', async () => {
    const warnings: string[] = []
    const { warn } = console
    console.warn = (text: string) => void warnings.push(text)
    const box = put('<ashlar-nobody><p>Kept</p></ashlar-nobody>')
    await until(() => warnings.length)
    console.warn = warn
    expect(warnings).to.deep.equal(['[ashlar] rollup-missing: no block named nobody'])
    expect(box.querySelector('ashlar-nobody')?.innerHTML).to.equal('<p>Kept</p>')
  })

  it('reads the context of a new page', async () => {
    document.getElementById('site-context')?.remove()
    const box = put('')
    box.innerHTML = `<script type="application/json" id="site-context">${JSON.stringify({ ...CONTEXT, website: { id: 'site-2' } })}</script>`
    await until(() => (ashlar.$site.get().website as { id: string }).id === 'site-2')
  })

  it('allDefined loads every bundle on the page, visible or not', async () => {
    put('<div style="height:3000px"></div><ashlar-accordion></ashlar-accordion>')
    await ashlar.allDefined()
    expect(customElements.get('ashlar-accordion') !== undefined).to.equal(true)
  })

  it('destroy runs the destructors and restores every block’s HTML [ROLL-03]', async () => {
    let destroyed = 0
    ashlar.on('destroy', () => destroyed++)
    const box = put(
      `<ashlar-accordion>${DETAILS}</ashlar-accordion><div data-ashlar="accordion">${DETAILS}</div>`,
    )
    await until(() => box.querySelectorAll('[aria-expanded]').length === 2)
    ashlar.destroy()
    await settle()
    expect(destroyed).to.equal(1)
    expect(box.innerHTML).to.equal(
      `<ashlar-accordion>${DETAILS}</ashlar-accordion><div data-ashlar="accordion">${DETAILS}</div>`,
    )
    const late = put(`<ashlar-accordion>${DETAILS}</ashlar-accordion>`)
    await settle()
    expect(late.querySelector('[aria-expanded]') === null).to.equal(true)
  })
})
