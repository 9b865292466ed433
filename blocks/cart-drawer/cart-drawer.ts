import { defineBlock } from '../kit/element/define-block'
import css from './cart-drawer.css?inline'
import emptyCss from './cart-drawer.empty.css?inline'
import { cartDrawerSchema } from './cart-drawer.schema'
import { CartDrawer } from './cart-drawer.view'

defineBlock('cart-drawer', { schema: cartDrawerSchema, View: CartDrawer, css: css + emptyCss })
