import { defineBlock } from '../kit/define-block'
import { readList } from './product-list.content'
import { productListSchema } from './product-list.schema'
import css from './product-list.static.css?inline'
import { ProductList } from './product-list.view'

defineBlock('product-list', { schema: productListSchema, readContent: readList, View: ProductList, css })
