import { type ReactElement, useEffect, useLayoutEffect, useState } from 'react'
import { dom } from '../../src/data/core/dom'
import { BlockError, report } from '../../src/data/core/report'
import { safeHref } from '../../src/data/fields/links'
import { page } from '../../src/site/slices/page'
import { emit, useHost } from '../kit/element/host'
import { type ServerContent, ServerHtml } from '../kit/element/server-html'
import { ANNOUNCEMENT_MESSAGES } from './announcement-bar.messages'
import type { AnnouncementBarData } from './announcement-bar.schema'
import { announcementId, CLOSED_COOKIE, isClosed } from './announcement-bar.state'
import type { AnnouncementBarEvents } from './block'

export function AnnouncementBar(props: AnnouncementBarData & ServerContent): ReactElement | null {
  const { html, serverNodes, isClosable } = props
  const host = useHost()
  const serverText = textOf(serverNodes)
  const id = announcementId(serverText || html)
  const [isDismissed, setDismissed] = useState(() => isClosed(cookies(), id))
  const nodes = useSanitized(serverText ? '' : html, host)
  // Without the setting, a bar that the server rendered is meant to show.
  const isShown = !isDismissed && page().showAnnouncementBar !== false && !!(serverText || nodes.length)

  // Before the next paint, so that a hidden bar takes up no space.
  useLayoutEffect(() => {
    host.toggleAttribute('data-empty', !isShown)
    return () => host.removeAttribute('data-empty')
  }, [host, isShown])

  if (!isShown) return null
  const dismiss = (): void => {
    rememberClosed(id)
    setDismissed(true)
    emit<AnnouncementBarEvents>(host, 'change', { isOpen: false })
  }
  const address = safeHref(props.url)
  const words = <ServerHtml className="announcement-bar__words" nodes={serverText ? serverNodes : nodes} />
  return (
    <aside className="announcement-bar__bar" aria-label={props.label}>
      {words}
      {address && (
        <a
          className="announcement-bar__link"
          href={address}
          aria-label={serverText || textOf(nodes)}
          {...(props.newWindow && { target: '_blank', rel: 'noopener' })}
        />
      )}
      {isClosable && (
        <button
          type="button"
          className="announcement-bar__close"
          aria-label={ANNOUNCEMENT_MESSAGES.close}
          onClick={dismiss}
        />
      )}
    </aside>
  )
}

const textOf = (nodes: readonly ChildNode[]): string =>
  nodes
    .filter(node => !(node instanceof HTMLScriptElement))
    .map(({ textContent }) => textContent ?? '')
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()

/** The nodes of sanitized HTML, after the sanitizer has loaded. */
function useSanitized(html: string, host: HTMLElement): readonly ChildNode[] {
  const [nodes, setNodes] = useState<readonly ChildNode[]>([])
  useEffect(() => {
    if (!html) return undefined
    let isWanted = true
    import('../../src/dom/safe-html').then(
      ({ safeHtml }) => isWanted && setNodes(safeHtml(html)),
      cause =>
        report(
          new BlockError('rollup-failed', 'the sanitizer of the announcement could not be loaded', { cause }),
          host,
        ),
    )
    return () => {
      isWanted = false
    }
  }, [html, host])
  return nodes
}

/** Reading cookies throws in a sandboxed frame. */
function cookies(): string {
  try {
    return dom.cookie
  } catch {
    return ''
  }
}

/** Stores the dismissal for the session. Without cookies, the bar shows again on the next page. */
function rememberClosed(id: string): void {
  try {
    dom.cookie = `${CLOSED_COOKIE}=${id}; path=/; SameSite=Lax`
  } catch {
    // Cookies are blocked.
  }
}
