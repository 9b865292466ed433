import { defineBlock } from '../kit/element/define-block'
import { readImage } from './image.content'
import css from './image.css?inline'
import { imageSchema } from './image.schema'
import staticCss from './image.static.css?inline'
import { Image } from './image.view'

defineBlock('image', {
  schema: imageSchema,
  readContent: readImage,
  View: Image,
  css: staticCss + css,
})
