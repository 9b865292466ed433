import { type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { dom } from '../../src/data/core/dom'
import { report } from '../../src/data/core/report'
import { ServerHtml } from '../kit/element/server-html'
import { MESSAGES } from './cookie-banner.messages'
import type { CookieBannerData } from './cookie-banner.schema'
import { plainText, textOr } from './cookie-banner.settings'

interface NoticeProps extends CookieBannerData {
  readonly choose: (isAgreed: boolean) => void
  readonly manage: () => void
}

/**
 * The notice and its buttons. In `gdpr` mode both answers look the same, regardless of the site's
 * settings.
 */
export function Notice(data: NoticeProps): ReactElement | null {
  const { mode, variant, theme, position, cta, acceptType, choose, manage } = data
  const box = useRef<HTMLElement>(null)
  const [isAside, setAside] = useState(false)
  const html = textOr(data.text, MESSAGES.notice[mode])
  const plain = plainText(html)
  const nodes = useSafeNodes(plain === undefined ? html : undefined)
  const isTop = position.startsWith('TOP') !== isAside
  const isReady = plain !== undefined || nodes !== undefined

  useLayoutEffect(() => {
    if (!isReady || !box.current) return undefined
    return leaveRoom(box.current, isTop)
  }, [isReady, isTop])
  useEffect(() => {
    if (!isReady || !box.current) return undefined
    return dodgeFocus(box.current, setAside)
  }, [isReady])

  if (!isReady) return null
  const accept = textOr(data.acceptWords, MESSAGES.accept)
  const decline = textOr(data.declineWords, MESSAGES.decline)
  const look = mode === 'gdpr' ? mode : cta.toLowerCase()
  const shape = mode === 'gdpr' ? 'button' : look
  const mayDecline = mode === 'gdpr' || acceptType === 'OPT_IN_AND_OUT'
  return (
    <section
      ref={box}
      className="notice"
      part="notice"
      aria-label={MESSAGES.label}
      data-variant={variant}
      data-position={position}
      data-theme={theme}
      data-edge={isTop ? 'top' : 'bottom'}
      data-look={look}
    >
      {nodes ? <ServerHtml className="words" nodes={nodes} /> : <p className="words">{plain}</p>}
      <div className="answers">
        {mayDecline && (
          <button
            type="button"
            className={look === 'icon' ? 'text' : shape}
            part="decline"
            onClick={() => choose(false)}
          >
            {decline}
          </button>
        )}
        <button
          type="button"
          className={shape}
          part="accept"
          onClick={() => choose(true)}
          {...(look === 'icon' && { 'aria-label': accept })}
        >
          {look === 'icon' ? <Cross /> : accept}
        </button>
        {mode === 'gdpr' && (
          <button type="button" className="text" part="manage" onClick={manage}>
            {textOr(data.manageWords, MESSAGES.manage)}
          </button>
        )}
      </div>
    </section>
  )
}

const Cross = (): ReactElement => (
  <svg viewBox="0 0 16 16" aria-hidden="true">
    <path d="m3 3 10 10M13 3 3 13" />
  </svg>
)

/** Returns the site's HTML as sanitised nodes; undefined until they are ready, or if there is none. */
function useSafeNodes(html: string | undefined): readonly ChildNode[] | undefined {
  const [nodes, setNodes] = useState<readonly ChildNode[]>()
  useEffect(() => {
    let isCurrent = true
    setNodes(undefined)
    if (html === undefined) return undefined
    import('../../src/dom/safe-html')
      .then(({ safeHtml }) => safeHtml(html))
      // If the sanitiser does not load, only the text is shown.
      .catch(() => [new Text(new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '')])
      .then(found => {
        if (isCurrent) setNodes(found)
      })
    return () => {
      isCurrent = false
    }
  }, [html])
  return nodes
}

/**
 * Moves the notice aside while it would hide the focused element of the page. What checks it loads with the first focus.
 * Returns how to stop.
 */
function dodgeFocus(box: HTMLElement, move: (isAside: boolean) => void): () => void {
  const undo = new AbortController()
  const { signal } = undo
  const begin = (): void => {
    import('../../src/overlays/keep-clear').then(({ keepClear }) => {
      if (signal.aborted) return
      undo.abort()
      stop = keepClear(box, move)
    }, report)
  }
  let stop = (): void => undo.abort()
  dom.addEventListener('focusin', begin, { signal })
  // A frame that receives the focus fires no `focusin`.
  window.addEventListener('blur', begin, { signal })
  if (dom.activeElement !== dom.body) begin()
  return () => stop()
}

/** Adds scroll padding, so that scroll targets are not covered by the notice. Returns how to undo it. */
function leaveRoom(box: HTMLElement, isTop: boolean): () => void {
  const { style } = dom.documentElement
  const side = isTop ? 'scrollPaddingBlockStart' : 'scrollPaddingBlockEnd'
  const before = style[side]
  const watch = new ResizeObserver(() => {
    const height = `${Math.ceil(box.getBoundingClientRect().height)}px`
    style[side] = isTop ? height : `calc(${height} + var(--ashlar-dock-height, 0px))`
  })
  watch.observe(box)
  return () => {
    watch.disconnect()
    style[side] = before
    if (!dom.documentElement.getAttribute('style')) dom.documentElement.removeAttribute('style')
  }
}
