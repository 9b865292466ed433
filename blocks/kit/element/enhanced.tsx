import { type ComponentProps, createElement, type ReactElement, useLayoutEffect, useState } from 'react'
import { useHost } from './host'
import { RETURNING } from './place-nodes'
import { ServerHtml } from './server-html'

/** Enhances the content of `host`, and returns a function that restores it. */
type Enhance<Data> = (host: HTMLElement, data: Data) => () => void

interface EnhancedProps<Data> extends ComponentProps<typeof ServerHtml> {
  /** Runs once the nodes are in place. Must be a stable function: a new one restarts the enhancement. */
  readonly enhance: Enhance<Data>
  /** The data passed to `enhance`; new data restart it. */
  readonly data: Data
}

/**
 * Keeps the server's nodes and enhances them with `enhance`, which does not use React. If it throws, the
 * block fails as any view does: the error is reported, and the server's HTML is restored.
 */
export function Enhanced<Data>({ enhance, data, ...html }: EnhancedProps<Data>): ReactElement {
  const host = useHost()
  const [round, setRound] = useState(0)
  useLayoutEffect(() => {
    let stop: (() => void) | undefined = enhance(host, data)
    const end = (): void => {
      const last = stop
      stop = undefined
      last?.()
    }
    const pause = (): void => {
      end()
      setRound(round + 1)
    }
    host.addEventListener(RETURNING, pause)
    return () => {
      host.removeEventListener(RETURNING, pause)
      end()
    }
  }, [host, enhance, data, round])
  return createElement(ServerHtml, { ...html, isWatched: false })
}
