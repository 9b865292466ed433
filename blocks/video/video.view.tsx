import type { ReactElement } from 'react'
import { type ServerContent, ServerHtml } from '../kit/element/server-html'
import { useLazy } from '../kit/element/use-lazy'
import { VideoBox } from './video.box'
import { EmbeddedVideo } from './video.embedded'
import type { VideoData } from './video.schema'

/** A video in its provider's player or in a `<video>`. */
export function Video(data: VideoData & ServerContent): ReactElement {
  const { html, url, sources, server } = data
  const isOwn = sources.length > 0 || (!html && !url && (server.video || server.stored))
  return isOwn ? <OwnVideo {...data} /> : <EmbeddedVideo {...data} />
}

const loadNative = () => import('./native/native-video')

/** A self-hosted video. Its code loads lazily: the server's `<video>` plays without it. */
function OwnVideo(data: VideoData & ServerContent): ReactElement {
  const native = useLazy(loadNative, true)
  // Another mode reloads the video.
  if (native) return <native.NativeVideo key={data.mode} {...data} />
  if (data.server.video) return <ServerHtml nodes={data.serverNodes} />
  return <VideoBox {...data}>{null}</VideoBox>
}
