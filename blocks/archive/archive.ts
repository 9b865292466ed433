import { defineBlock } from '../kit/element/define-block'
import { readArchive } from './archive.content'
import css from './archive.css?inline'
import { archiveSchema } from './archive.schema'
import staticCss from './archive.static.css?inline'
import { Archive } from './archive.view'

defineBlock('archive', {
  schema: archiveSchema,
  readContent: readArchive,
  View: Archive,
  css: staticCss + css,
})
