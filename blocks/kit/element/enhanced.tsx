import { type ComponentProps, createElement, type ReactElement, useLayoutEffect } from 'react'
import { useHost } from './host'
import { ServerHtml } from './server-html'

/** Takes over what stands in `host`, and returns how to leave it as it was. */
export type Enhance<Data> = (host: HTMLElement, data: Data) => () => void

interface EnhancedProps<Data> extends ComponentProps<typeof ServerHtml> {
  /** Runs once the nodes are in place; a function of a module, for a new one starts anew. */
  readonly enhance: Enhance<Data>
  /** Whatever `enhance` needs to know; other data start it anew. */
  readonly data: Data
}

/**
 * Keeps the server's own nodes and lets `enhance`, which knows no React, bring them to life. If it throws, the block
 * fails as any view does: the error is reported, and the server's HTML comes back.
 */
export function Enhanced<Data>({ enhance, data, ...html }: EnhancedProps<Data>): ReactElement {
  const host = useHost()
  useLayoutEffect(() => enhance(host, data), [host, enhance, data])
  return createElement(ServerHtml, html)
}
