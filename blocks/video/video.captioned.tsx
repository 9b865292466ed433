import type { ReactElement, ReactNode } from 'react'
import { ServerHtml } from '../kit/element/server-html'

interface CaptionedProps {
  readonly caption: string | readonly Node[]
  readonly children: ReactNode
}

/** A figure where there is a caption. */
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
