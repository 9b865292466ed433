import { dom } from '../../src/data/core/dom'
import { defineBlock } from '../kit/element/define-block'
import { readVideo } from './video.content'
import css from './video.css?inline'
import { leaveShownPlayers } from './video.loaded-player'
import { videoSchema } from './video.schema'
import staticCss from './video.static.css?inline'
import { Video } from './video.view'

leaveShownPlayers(dom)

defineBlock('video', {
  schema: videoSchema,
  readContent: readVideo,
  View: Video,
  css: staticCss + css,
})
