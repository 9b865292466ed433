import { type CSSProperties, type ReactElement, useEffect, useRef } from 'react'
import { MESSAGES } from './embed.messages'
import { EmbedOffer } from './embed.offer'
import type { Frame } from './embed.state'
import type { EmbedProps } from './embed.view'

/** A frame in a box of its size, which is there before the frame is. */
export function FrameEmbed(props: EmbedProps & { readonly frame: Frame }): ReactElement {
  const { data, frame, children, isAllowed, isAsked } = props
  const element = useRef<HTMLIFrameElement>(null)
  const isShown = isAllowed || frame.host === undefined
  useEffect(() => {
    if (isShown && isAsked) element.current?.focus()
  }, [isShown, isAsked])

  const style = {
    ...(frame.ratio && { '--embed-ratio': 1 / frame.ratio }),
    ...(frame.height && { '--embed-height': `${frame.height}px` }),
  } as CSSProperties
  return (
    <div className="embed__box" style={style}>
      {isShown ? (
        <iframe
          ref={element}
          src={frame.address}
          title={frame.title ?? (data.providerName ? MESSAGES.from(data.providerName) : MESSAGES.content)}
          sandbox={frame.sandbox}
          allow="encrypted-media; fullscreen; picture-in-picture; clipboard-write"
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <EmbedOffer {...props} notice={MESSAGES.notice(frame.host ?? '')}>
          {children}
        </EmbedOffer>
      )}
    </div>
  )
}
