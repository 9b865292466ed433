import { expect } from 'chai'
import { closeNewest } from '../../src/overlays/escape-stack'
import { mount, settle, until, violations } from '../../test/mount'
import './cart-drawer'

describe('<ashlar-cart-drawer>', () => {
  let opener: HTMLElement
  beforeEach(() => {
    opener = document.createElement('button')
    opener.textContent = 'Open'
    document.body.append(opener)
    opener.focus()
  })

  async function open(data: object = {}) {
    const block = await mount('cart-drawer', data)
    const dialog = await until(() => block.querySelector<HTMLDialogElement>('dialog[open]'))
    const button = (label: string): HTMLElement => {
      const found = [...dialog.querySelectorAll('button')].find(
        ({ ariaLabel, textContent }) => (ariaLabel ?? textContent) === label,
      )
      if (!found) throw new Error(`no button ${label}`)
      return found
    }
    const isGone = () => until(() => !block.isConnected)
    return { block, dialog, button, isGone }
  }

  it("is a modal named Cart, with the focus inside and the cart page's block [CART-12]", async () => {
    const { dialog } = await open({ cart: { askNote: true, checkoutUrl: '/pay' } })
    expect(dialog.matches(':modal')).to.equal(true)
    const label = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')
    expect(label?.textContent).to.equal('Cart')
    expect(dialog.contains(document.activeElement)).to.equal(true)
    const json = dialog.querySelector('ashlar-cart-page')?.getAttribute('data-block-json')
    expect(JSON.parse(json ?? '')).to.deep.equal({ askNote: true, checkoutUrl: '/pay', compact: true })
    expect(await violations(dialog)).to.deep.equal([])
  })

  it('links to the cart page, only at a safe address', async () => {
    const links = async (data: object): Promise<string | null | undefined> =>
      (await open(data)).dialog.querySelector('.drawer__foot a')?.getAttribute('href')
    expect(await links({ cartUrl: '/en/cart' })).to.equal('/en/cart')
    expect(await links({ cartUrl: 'javascript:alert(1)' })).to.equal('/cart')
  })

  for (const label of ['Close', 'Continue Shopping']) {
    it(`goes by its button ${label}, and gives the focus back`, async () => {
      const { button, isGone } = await open()
      button(label).click()
      await isGone()
      expect(document.activeElement === opener).to.equal(true)
    })
  }

  it('closes on a click beside it, but not inside', async () => {
    const { dialog, block, isGone } = await open()
    dialog.querySelector('h2')?.click()
    await settle()
    expect([block.isConnected, dialog.open]).to.deep.equal([true, true])
    dialog.click()
    await isGone()
  })

  it('closes on Escape, and leaves the Escape stack', async () => {
    const first = await open()
    expect(closeNewest()).to.equal(true)
    await first.isGone()
    const second = await open()
    second.button('Close').click()
    await second.isGone()
    expect(closeNewest()).to.equal(false)
  })

  it("locks the page's scrolling, and unlocks it even if the block is removed", async () => {
    const { style } = document.documentElement
    style.overflow = 'clip'
    const { block } = await open()
    expect(style.overflow).to.equal('hidden')
    block.remove()
    await settle()
    expect(style.overflow).to.equal('clip')
    document.documentElement.removeAttribute('style')
  })
})
