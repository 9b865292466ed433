import { defineBlock } from '../kit/element/define-block'
import { readMap } from './map.content'
import css from './map.css?inline'
import placeholderCss from './map.placeholder.css?inline'
import { mapSchema } from './map.schema'
import staticCss from './map.static.css?inline'
import { MapBlock } from './map.view'

defineBlock('map', {
  schema: mapSchema,
  readContent: readMap,
  View: MapBlock,
  css: staticCss + placeholderCss + css,
})
