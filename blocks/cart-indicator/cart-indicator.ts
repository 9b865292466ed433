import { defineBlock } from '../kit/element/define-block'
import css from './cart-indicator.css?inline'
import { cartIndicatorSchema } from './cart-indicator.schema'
import { CartIndicator } from './cart-indicator.view'

defineBlock('cart-indicator', { schema: cartIndicatorSchema, View: CartIndicator, css })
