import type { CSSProperties, ReactElement, ReactNode } from 'react'
import { intrinsicPadding } from '../../src/media/video/video-box'
import { ServerHtml } from '../kit/element/server-html'
import type { VideoData } from './video.schema'

interface VideoBoxProps extends Pick<VideoData, 'mode' | 'width' | 'height'> {
  readonly children: ReactNode
}

/** The box of a video, which reserves its space. */
export function VideoBox({ mode, width, height, children }: VideoBoxProps): ReactElement {
  const style = { '--padding': intrinsicPadding(width, height), '--width': width } as CSSProperties
  return (
    <div className="video__box" data-mode={mode} style={style}>
      <div className="video__stage">{children}</div>
    </div>
  )
}

interface CaptionedProps {
  readonly caption: string | readonly Node[]
  readonly children: ReactNode
}

/** A figure if there is a caption. */
export function Captioned({ caption, children }: CaptionedProps): ReactElement {
  const Box = caption.length > 0 ? 'figure' : 'div'
  return (
    <Box className="video">
      {children}
      {caption.length > 0 && (
        <figcaption>
          {typeof caption === 'string' ? caption : <ServerHtml nodes={caption as readonly ChildNode[]} />}
        </figcaption>
      )}
    </Box>
  )
}
