import { defineBlock } from '../kit/element/define-block'
import { readVideo } from './video.content'
import css from './video.css?inline'
import { videoSchema } from './video.schema'
import { leaveShownPlayers } from './video.shown-players'
import staticCss from './video.static.css?inline'
import { Video } from './video.view'

leaveShownPlayers(document)

defineBlock('video', {
  schema: videoSchema,
  readContent: readVideo,
  View: Video,
  css: staticCss + css,
})
