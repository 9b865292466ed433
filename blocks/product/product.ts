import { defineBlock } from '../kit/element/define-block'
import { readProductHtml } from './product.content'
import controlsCss from './product.controls.static.css?inline'
import css from './product.css?inline'
import { loadProduct } from './product.load'
import { productBlockSchema } from './product.schema'
import staticCss from './product.static.css?inline'
import { Product } from './product.view'

defineBlock('product', {
  schema: productBlockSchema,
  readContent: readProductHtml,
  load: loadProduct,
  View: Product,
  css: staticCss + controlsCss + css,
})
