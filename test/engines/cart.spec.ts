import { expect, test } from './engine-test.ts'

const DRAWER = 'ashlar-cart-drawer'

test('an added product opens the cart drawer, and is still in the cart on later pages [CART-12]', async ({
  visitor,
}) => {
  await visitor.open('/blocks/cart-drawer')
  await visitor.comeTo('#what-is-added')
  // Before its block is mounted, a button submits the server's form.
  const blocksUp = (): number => document.querySelectorAll('ashlar-product > .product__served').length
  await expect.poll(() => visitor.ask(blocksUp)).toBe(2)
  const last = '.goods-row > :last-child button'
  await visitor.click(last, 'Add To Cart')
  await visitor.sees(`${DRAWER} a`, 'Window trio')
  await visitor.sees(`${DRAWER} .totals__sum`, '$260.00')

  await visitor.click(`${DRAWER} button`, 'Remove Window trio')
  await visitor.isAt(`${DRAWER} button`, 'Put Window trio back')
  await visitor.press('Enter')
  await visitor.sees(`${DRAWER} .cart__entry`)
  await visitor.press('Escape')
  await visitor.seesNo(DRAWER)
  await expect.poll(async () => (await visitor.find(last))[0]?.hasFocus).toBe(true)

  await visitor.open('/shop')
  await visitor.sees('.cart-link', '$260.00')
  await visitor.open('/cart')
  await visitor.sees('main a', 'Window trio')
})
