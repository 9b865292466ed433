import { expect } from 'chai'
import { SLOW_MS } from '../../src/commerce/cart/change-queue'
import { refreshCart } from '../../src/commerce/cart/page-cart'
import { mount, settle, until, violations } from '../../test/mount'
import { type FakeShop, openShop } from './cart-page.fixture'
import './cart-page'

const SLOW = 'Still trying: the shop is slow to answer.'

/** Runs what a call schedules for a slow answer, while `act` runs. */
async function whenSlow(act: (pass: () => void) => Promise<void>): Promise<void> {
  const { setTimeout, clearTimeout } = window
  const due = new Map<number, () => void>()
  window.setTimeout = ((work: () => void, ms: number) => {
    if (ms !== SLOW_MS) return setTimeout(work, ms)
    const id = -due.size - 1
    due.set(id, work)
    return id
  }) as typeof setTimeout
  window.clearTimeout = id => (due.has(Number(id)) ? void due.delete(Number(id)) : clearTimeout(id))
  try {
    await act(() => {
      for (const work of due.values()) work()
    })
  } finally {
    Object.assign(window, { setTimeout, clearTimeout })
  }
}

describe('<ashlar-cart-page> with a silent server', () => {
  let shop: FakeShop
  let answer = (): void => {}
  beforeEach(async () => {
    shop = openShop()
    await refreshCart()
  })
  afterEach(() => {
    answer()
    shop.close()
  })

  const status = (block: Element): HTMLElement =>
    block.querySelector<HTMLElement>('.cart__slow') ?? expect.fail('no status')
  const silence = (): void => {
    shop.gate = new Promise(done => {
      answer = done
    })
  }

  for (const [what, press] of [
    [
      'a coupon is applied',
      (block: Element): void => {
        const field = block.querySelector<HTMLInputElement>('[name=code]') ?? expect.fail('no code')
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
        set?.call(field, 'KILN10')
        field.dispatchEvent(new Event('input', { bubbles: true }))
        field.form?.requestSubmit()
      },
    ],
    [
      'a line is removed',
      (block: Element): void => block.querySelector<HTMLElement>('[data-line="1"] .plain')?.click(),
    ],
    [
      'a shipping option is chosen',
      (block: Element): void => block.querySelector<HTMLElement>('[value=courier]')?.click(),
    ],
    ['the cart is loaded', (): void => void refreshCart()],
  ] as const) {
    it(`says that it is still trying when ${what}, until it has an answer`, async () => {
      await whenSlow(async pass => {
        const block = await mount('cart-page', {}, '', host => {
          host.lang = 'en'
        })
        await until(() => block.querySelector('[name=code]'))
        silence()
        press(block)
        await settle()
        expect([status(block).textContent, status(block).role]).to.deep.equal(['', 'status'])
        pass()
        await until(() => status(block).textContent === SLOW)
        expect(status(block).checkVisibility()).to.equal(true)
        const { top, bottom } = status(block).getBoundingClientRect()
        expect(bottom > 0 && top < innerHeight).to.equal(true)
        expect(await violations(status(block))).to.deep.equal([])
        answer()
        await until(() => status(block).textContent === '')
      })
    })
  }
})
