import { dom } from '../../src/data/core/dom'
import { defineBlock } from '../kit/element/define-block'
import { readEmbedHtml } from './embed.content'
import css from './embed.css?inline'
import { leaveShownFrames } from './embed.loaded-frame'
import { embedSchema } from './embed.schema'
import staticCss from './embed.static.css?inline'
import { EmbedBlock } from './embed.view'

leaveShownFrames(dom)
defineBlock('embed', {
  schema: embedSchema,
  readContent: readEmbedHtml,
  View: EmbedBlock,
  css: staticCss + css,
})
