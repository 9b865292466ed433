import { type ReactElement, useEffect, useRef, useState } from 'react'
import { ServerHtml } from '../kit/element/server-html'
import { EmbedOffer, type EmbedProps } from './embed.frame'
import { MESSAGES } from './embed.messages'
import { blockScripts, safeNodes } from './embed.safe'
import { hasScripts } from './embed.state'

/** Sanitized HTML. Remote resources and scripts wait for consent. */
export function RichEmbed(props: EmbedProps & { readonly html: string }): ReactElement {
  const { data, html, children, isAllowed, allow } = props
  const [shown, setShown] = useState<{ nodes: readonly ChildNode[]; isComplete: boolean; runs: boolean }>()
  const scripts = useRef<HTMLDivElement>(null)
  const runs = data.runScripts && hasScripts(html)

  useEffect(() => {
    // None if the page forbids them: then there is nothing to agree to.
    const found = runs ? blockScripts(html) : []
    setShown({ ...safeNodes(html, isAllowed), runs: found.length > 0 })
    // The scripts need the HTML on the page, which is rendered by the next frame.
    if (isAllowed) requestAnimationFrame(() => scripts.current?.append(...found))
  }, [html, isAllowed, runs])

  if (!shown) return <>{children}</>
  const content = <ServerHtml className="embed__html" nodes={shown.nodes} />
  if (!isAllowed && (shown.runs || !shown.isComplete)) {
    return (
      <EmbedOffer {...props} allow={allow} notice={MESSAGES.scripts}>
        {content}
      </EmbedOffer>
    )
  }
  return (
    <>
      {content}
      {runs && <div ref={scripts} hidden />}
    </>
  )
}
