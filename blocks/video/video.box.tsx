import type { CSSProperties, ReactElement, ReactNode } from 'react'
import { intrinsicPadding } from '../../src/media/video/video-box'
import type { VideoData } from './video.schema'

interface VideoBoxProps extends Pick<VideoData, 'mode' | 'width' | 'height'> {
  readonly children: ReactNode
}

/** The place that a video has on the page, before it is there and after. */
export function VideoBox({ mode, width, height, children }: VideoBoxProps): ReactElement {
  const style = { '--padding': intrinsicPadding(width, height), '--width': width } as CSSProperties
  return (
    <div className="video__box" data-mode={mode} style={style}>
      <div className="video__stage">{children}</div>
    </div>
  )
}
