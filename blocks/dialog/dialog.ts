import { defineBlock } from '../kit/element/define-block'
import css from './dialog.css?inline'
import { dialogSchema } from './dialog.schema'
import { Dialog } from './dialog.view'

defineBlock('dialog', {
  schema: dialogSchema,
  View: Dialog,
  css,
})
