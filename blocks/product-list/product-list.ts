import { defineBlock } from '../kit/element/define-block'
import { readList } from './product-list.content'
import css from './product-list.quick-view.css?inline'
import { productListSchema } from './product-list.schema'
import staticCss from './product-list.static.css?inline'
import { ProductList } from './product-list.view'

defineBlock('product-list', {
  schema: productListSchema,
  readContent: readList,
  View: ProductList,
  css: staticCss + css,
})
