import { defineBlock } from '../kit/element/define-block'
import { readSummary } from './summary.content'
import { loadItems } from './summary.lazy-items'
import { summarySchema } from './summary.schema'
import css from './summary.static.css?inline'
import { Summary } from './summary.view'

defineBlock('summary', {
  schema: summarySchema,
  readContent: readSummary,
  load: loadItems,
  View: Summary,
  css,
})
