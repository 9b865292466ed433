import { type ReactElement, type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { keepFocus } from '../../src/focus/keep-focus'
import { report } from '../../src/report'
import type { Widget } from '../../src/wire/widgets'
import { emit, useHost } from './host'
import { ServerHtml } from './server-html'

interface WidgetContentProps {
  /** What to ask the server for; nothing leaves its HTML as it stands. */
  readonly widget: Widget | undefined
  readonly serverNodes: readonly ChildNode[]
  /** Stands in the place of HTML that the page has not brought along, as long as it is on its way. */
  readonly loading: ReactNode
}

interface Rendering {
  readonly key: string
  /** Undefined where it could not be had. */
  readonly nodes?: readonly ChildNode[]
  readonly restoreFocus?: (() => void) | undefined
}

/**
 * Shows the server's HTML until the fresh HTML of a widget is there (A7 L109), and for good where that cannot
 * be had. The blocks inside come up as those of the page do.
 */
export function WidgetContent({ widget, serverNodes, loading }: WidgetContentProps): ReactElement {
  const host = useHost()
  const key = JSON.stringify(widget)
  const [rendering, setRendering] = useState<Rendering>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the widget
  useEffect(() => {
    if (!widget) return undefined
    const asking = new AbortController()
    import('../../src/widgets/render-widget')
      .then(({ renderWidget }) => renderWidget(widget, asking.signal, host))
      .then(
        nodes => asking.signal.aborted || setRendering({ key, nodes, restoreFocus: keepFocus(host) }),
        (cause: unknown) => {
          if (asking.signal.aborted) return
          setRendering({ key })
          report(cause, host)
        },
      )
    return () => asking.abort()
  }, [key, host])

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each HTML that has come
  useLayoutEffect(() => {
    if (!rendering?.nodes) return
    rendering.restoreFocus?.()
    emit(host, 'change', { type: widget?.type, id: widget?.id })
  }, [rendering])

  const isLoading = key !== undefined && rendering?.key !== key
  const nodes = (key !== undefined && rendering?.nodes) || serverNodes
  const isEmpty = nodes.every(node => !node.textContent?.trim() && !(node instanceof Element))
  return (
    <>
      <ServerHtml className="widget-content" nodes={nodes} {...(isLoading && { 'aria-busy': true })} />
      {isLoading && isEmpty && loading}
    </>
  )
}
