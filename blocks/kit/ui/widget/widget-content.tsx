import { type ReactElement, type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import type { Widget } from '../../../../src/calls/widgets'
import { report } from '../../../../src/data/core/report'
import { emit, useHost } from '../../element/host'
import { ServerHtml } from '../../element/server-html'

/** The details of the events of a widget. */
export interface WidgetContentEvents {
  /** The content of the widget has loaded. */
  readonly change: { readonly type: string | undefined; readonly id: string | undefined }
}

interface WidgetContentProps {
  /** The widget to request; undefined leaves the server's HTML unchanged. */
  readonly widget: Widget | undefined
  readonly serverNodes: readonly ChildNode[]
  /** Placeholder for HTML that the page does not contain, while it loads. */
  readonly loading: ReactNode
}

/** The content of a widget, in place of the server's HTML. */
export interface Rendering {
  readonly key: string
  /** Undefined if the request failed. */
  readonly nodes?: readonly ChildNode[]
  readonly restoreFocus?: (() => void) | undefined
  /** Replaces HTML that neither the page nor the server provides. */
  readonly failure?: ReactNode
}

/**
 * Shows the server's HTML until the widget's fresh HTML arrives; keeps it if the request fails. The
 * blocks inside are mounted like those of the page.
 */
export function WidgetContent({ widget, serverNodes, loading }: WidgetContentProps): ReactElement {
  const host = useHost()
  const key = JSON.stringify(widget)
  const [rendering, setRendering] = useState<Rendering>()

  /** The widget that has yet to be requested. */
  const missing = rendering?.key === key ? undefined : widget

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the widget
  useEffect(() => {
    if (!missing) return undefined
    const asking = new AbortController()
    const { signal } = asking
    const show = (rendering: Rendering): unknown => signal.aborted || setRendering(rendering)
    import('./widget-asking')
      .then(({ askForHtml }) => askForHtml(key, missing, signal, host, setRendering))
      .then(show, (cause: unknown) => {
        report(cause, host)
        show({ key })
      })
    return () => asking.abort()
  }, [key, host, !missing])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each HTML that has arrived
  useLayoutEffect(() => {
    if (!rendering?.nodes) return
    rendering.restoreFocus?.()
    emit<WidgetContentEvents>(host, 'change', { type: widget?.type, id: widget?.id })
  }, [rendering])

  const nodes = (widget && rendering?.nodes) || serverNodes
  const isEmpty = nodes.every(node => !node.textContent?.trim() && !(node instanceof Element))
  return (
    <>
      <ServerHtml className="widget-content" nodes={nodes} {...(missing && { 'aria-busy': true })} />
      {isEmpty && (missing ? loading : rendering?.failure)}
    </>
  )
}
