import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { dom } from '../../src/data/core/dom'
import { report } from '../../src/data/core/report'
import { whenConsented } from '../../src/visitor/when-consented'
import { useHost } from '../kit/element/host'
import { type ServerContent, ServerHtml } from '../kit/element/server-html'
import { FrameEmbed, PageLink } from './embed.frame'
import type * as RichPart from './embed.rich'
import type { EmbedData } from './embed.schema'
import { frameOf } from './embed.state'

/**
 * An embed, as a frame or as sanitized HTML. Nothing is requested from another host before the visitor consents or
 * requests it.
 */
export function EmbedBlock({ serverNodes, ...given }: EmbedData & ServerContent): ReactElement {
  const [isAllowed, setAllowed] = useState(false)
  const isRequested = useRef(false)
  useEffect(() => whenConsented('functional', () => setAllowed(true)), [])

  const data = { ...given, html: useSoundcloud(given) ?? given.html }
  const frame = frameOf(data, dom.baseURI)
  const rich = useRich(!frame && !!data.html)
  const children = data.server.hasContent ? <ServerHtml nodes={serverNodes} /> : <PageLink data={data} />
  const props = {
    data,
    children,
    isAllowed,
    isRequested: isRequested.current,
    allow: () => {
      isRequested.current = true
      setAllowed(true)
    },
  }
  return (
    <Captioned caption={data.caption}>
      {!data.html ? (
        children
      ) : frame ? (
        <FrameEmbed {...props} frame={frame} />
      ) : rich ? (
        <rich.RichEmbed {...props} html={data.html} />
      ) : (
        children
      )}
    </Captioned>
  )
}

interface CaptionedProps {
  readonly caption: string | undefined
  readonly children: ReactNode
}

/** A figure if there is a caption. */
function Captioned({ caption, children }: CaptionedProps): ReactElement {
  if (!caption) return <div className="embed">{children}</div>
  return (
    <figure className="embed">
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

/** The view of a code without a frame: few embeds have one. Undefined until it has loaded. */
function useRich(isWanted: boolean): typeof RichPart | undefined {
  const host = useHost()
  const [rich, setRich] = useState<typeof RichPart>()
  useEffect(() => {
    if (isWanted) import('./embed.rich').then(setRich, (cause: unknown) => report(cause, host))
  }, [isWanted, host])
  return rich
}

/** The embed code of SoundCloud's player, for data that has a SoundCloud URL and no code. */
function useSoundcloud({ html, url, providerName }: EmbedData): string | undefined {
  const host = useHost()
  const [code, setCode] = useState<string>()
  useEffect(() => {
    // A rough check, so that few embeds load the lazy parser.
    if (!/soundcloud/i.test(`${html} ${url} ${providerName}`)) return
    let isOver = false
    import('./embed.soundcloud')
      .then(part => isOver || setCode(part.soundcloudCode({ html, url, providerName }, host)))
      .catch(report)
    return () => {
      isOver = true
      setCode(undefined)
    }
  }, [html, url, providerName, host])
  return code
}
