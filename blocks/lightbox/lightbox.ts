import { defineBlock } from '../kit/define-block'
import { lightboxSchema } from './lightbox.schema'
import { Lightbox } from './lightbox.view'

defineBlock('lightbox', {
  schema: lightboxSchema,
  View: Lightbox,
})
