import { type CSSProperties, type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { safeHref } from '../../src/data/fields/links'
import { MESSAGES } from './embed.messages'
import type { EmbedData } from './embed.schema'
import type { Frame } from './embed.state'

/** The props of the views of an embed. */
export interface EmbedProps {
  readonly data: EmbedData
  /** The placeholder until the visitor consents. */
  readonly children: ReactNode
  readonly isAllowed: boolean
  /** Loads the embed on the visitor's request. */
  readonly allow: () => void
  /** Whether the visitor requested it by the button. */
  readonly isRequested: boolean
}

/** Below this height a frame has no room for the usual spaces of its offer. */
const LOW_PX = 200

/** A frame in a box that reserves its space. */
export function FrameEmbed(props: EmbedProps & { readonly frame: Frame }): ReactElement {
  const { data, frame, children, isAllowed, isRequested } = props
  const element = useRef<HTMLIFrameElement>(null)
  const isShown = isAllowed || frame.host === undefined
  useEffect(() => {
    if (isShown && isRequested) element.current?.focus()
  }, [isShown, isRequested])

  const style = {
    ...(frame.ratio && { '--embed-ratio': 1 / frame.ratio }),
    ...(frame.height && { '--embed-height': `${frame.height}px` }),
  } as CSSProperties
  return (
    <div className="embed__box" style={style} data-low={(frame.height ?? LOW_PX) < LOW_PX || undefined}>
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

/** The placeholder of an embed, with the button that loads it. */
export function EmbedOffer({
  data: { providerName },
  children,
  allow,
  notice,
}: EmbedProps & { readonly notice: string }): ReactElement {
  return (
    <div className="embed__offer">
      {children}
      <button type="button" onClick={allow}>
        {providerName ? MESSAGES.showFrom(providerName) : MESSAGES.show}
      </button>
      <p className="embed__notice">{notice}</p>
    </div>
  )
}

/** A link to the embedded page, if the server's HTML is empty. */
export function PageLink({
  data: { url, title, providerName },
}: {
  readonly data: EmbedData
}): ReactElement | null {
  const href = url && safeHref(url)
  if (!href) return title ? <p>{title}</p> : null
  return (
    <p>
      <a href={href}>{title ?? providerName ?? href}</a>
    </p>
  )
}
