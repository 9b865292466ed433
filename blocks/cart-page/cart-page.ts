import { defineBlock } from '../kit/element/define-block'
import { readCartPage } from './cart-page.content'
import css from './cart-page.css?inline'
import { cartPageSchema } from './cart-page.schema'
import staticCss from './cart-page.static.css?inline'
import { CartPage } from './cart-page.view'

defineBlock('cart-page', {
  schema: cartPageSchema,
  readContent: readCartPage,
  View: CartPage,
  css: staticCss + css,
})
