import { type ReactElement, useLayoutEffect } from 'react'
import { keepAttributes } from '../../src/dom/core/keep-attributes'
import { useHost } from '../kit/element/host'
import type { ServerContent } from '../kit/element/server-html'
import { WidgetContent } from '../kit/ui/widget/widget-content'
import { Items } from './summary.lazy-items'
import { MESSAGES } from './summary.messages'
import type { SummaryData } from './summary.schema'
import { measuresOf, widgetOf } from './summary.state'

export function Summary({ serverNodes, ...data }: SummaryData & ServerContent): ReactElement {
  const host = useHost()
  const { design, items } = data
  const measures = JSON.stringify(measuresOf(data))

  // On the host, where servers write them too, so that nothing moves.
  useLayoutEffect(() => {
    const restore = keepAttributes(host, ['data-design', 'style'])
    if (design) host.dataset['design'] = design
    for (const [name, value] of Object.entries<string>(JSON.parse(measures))) {
      host.style.setProperty(name, value)
    }
    return restore
  }, [host, design, measures])

  // Exported sites hide their items until the builder's script has placed them.
  useLayoutEffect(() => {
    const hidden = [...host.querySelectorAll('.summary-item')].filter(isHidden)
    const restores = hidden.map(item => keepAttributes(item, ['class']))
    for (const { classList } of hidden) classList.add('positioned')
    return () => {
      for (const restore of restores) restore()
    }
  }, [host])

  if (Items && items.length > 0) return <Items {...data} />
  return (
    <WidgetContent
      widget={widgetOf(data)}
      serverNodes={serverNodes}
      loading={
        <p className="summary__loading" role="status">
          {MESSAGES.loading}
        </p>
      }
    />
  )
}

function isHidden(item: Element): boolean {
  const { visibility, opacity } = getComputedStyle(item)
  return visibility === 'hidden' || opacity === '0'
}
