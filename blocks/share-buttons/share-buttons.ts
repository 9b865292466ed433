import { defineBlock } from '../kit/element/define-block'
import { readShareLinks } from './share-buttons.content'
import { shareButtonsSchema } from './share-buttons.schema'
import css from './share-buttons.static.css?inline'
import { ShareButtons } from './share-buttons.view'

defineBlock('share-buttons', {
  schema: shareButtonsSchema,
  readContent: readShareLinks,
  View: ShareButtons,
  css,
})
