import { type ReactElement, useEffect, useRef, useState } from 'react'
import { report } from '../../src/data/core/report'
import { useHost } from '../kit/element/host'
import { ServerHtml } from '../kit/element/server-html'
import { EmbedOffer, type EmbedProps } from './embed.frame'
import { MESSAGES } from './embed.messages'
import { hasScripts } from './embed.state'

/** Sanitized HTML. Remote resources and scripts wait for consent. */
export function RichEmbed(props: EmbedProps & { readonly html: string }): ReactElement {
  const { data, html, children, isAllowed, allow } = props
  const host = useHost()
  const [shown, setShown] = useState<{ nodes: readonly ChildNode[]; isComplete: boolean; runs: boolean }>()
  const scripts = useRef<HTMLDivElement>(null)
  const runs = data.runScripts && hasScripts(html)

  useEffect(() => {
    let isOver = false
    import('./embed.safe').then(
      ({ safeNodes, blockScripts }) => {
        if (isOver) return
        // None if the page forbids them: then there is nothing to agree to.
        const found = runs ? blockScripts(html) : []
        setShown({ ...safeNodes(html, isAllowed), runs: found.length > 0 })
        // The scripts need the HTML on the page, which is rendered by the next frame.
        if (isAllowed) requestAnimationFrame(() => scripts.current?.append(...found))
      },
      (cause: unknown) => report(cause, host),
    )
    return () => {
      isOver = true
    }
  }, [html, isAllowed, runs, host])

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
