import { defineBlock } from '../kit/element/define-block'
import { lightboxSchema } from './lightbox.schema'
import { Lightbox } from './lightbox.view'

defineBlock('lightbox', {
  schema: lightboxSchema,
  View: Lightbox,
})
