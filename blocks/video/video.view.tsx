import type { ReactElement } from 'react'
import type { ServerContent } from '../kit/element/define-block'
import { EmbeddedVideo } from './video.embedded'
import { OwnVideo } from './video.own'
import type { VideoData } from './video.schema'

/** A video in a player of its provider's, or in the browser's own. */
export function Video(data: VideoData & ServerContent): ReactElement {
  const { html, url, sources, served } = data
  const isOwn = sources.length > 0 || (!html && !url && (served.video || served.stored))
  return isOwn ? <OwnVideo {...data} /> : <EmbeddedVideo {...data} />
}
