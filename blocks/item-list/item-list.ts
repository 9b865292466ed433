import { defineBlock } from '../kit/element/define-block'
import { readItems } from './item-list.content'
import css from './item-list.css?inline'
import rowCss from './item-list.row.static.css?inline'
import { itemListSchema } from './item-list.schema'
import staticCss from './item-list.static.css?inline'
import { ItemList } from './item-list.view'

defineBlock('item-list', {
  schema: itemListSchema,
  readContent: readItems,
  View: ItemList,
  css: staticCss + rowCss + css,
})
