import { defineBlock } from '../kit/element/define-block'
import { readPrice } from './price.content'
import { priceSchema } from './price.schema'
import css from './price.static.css?inline'
import { Price } from './price.view'

defineBlock('price', { schema: priceSchema, readContent: readPrice, View: Price, css })
