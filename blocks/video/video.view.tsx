import type { ReactElement } from 'react'
import type { ServerContent } from '../kit/element/define-block'
import { ServerHtml } from '../kit/element/server-html'
import { VideoBox } from './video.box'
import { EmbeddedVideo } from './video.embedded'
import { useLazy } from './video.part'
import type { VideoData } from './video.schema'

/** A video in a player of its provider's, or in the browser's own. */
export function Video(data: VideoData & ServerContent): ReactElement {
  const { html, url, sources, server } = data
  const isOwn = sources.length > 0 || (!html && !url && (server.video || server.stored))
  return isOwn ? <OwnVideo {...data} /> : <EmbeddedVideo {...data} />
}

const loadNative = () => import('./native/native-video')

/** A video that the site holds itself. What drives it comes later: the server's own plays without it. */
function OwnVideo(data: VideoData & ServerContent): ReactElement {
  const native = useLazy(loadNative)
  // Another mode loads the video again (B4 L190).
  if (native) return <native.NativeVideo key={data.mode} {...data} />
  if (data.server.video) return <ServerHtml nodes={data.serverNodes} />
  return <VideoBox {...data}>{null}</VideoBox>
}
