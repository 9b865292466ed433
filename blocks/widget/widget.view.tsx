import type { ReactElement } from 'react'
import type { ServerContent } from '../kit/element/server-html'
import { WidgetContent } from '../kit/ui/widget/widget-content'
import { MESSAGES } from './widget.messages'
import type { WidgetData } from './widget.schema'

export function WidgetBlock({ serverNodes, ...widget }: WidgetData & ServerContent): ReactElement {
  return (
    <WidgetContent
      widget={widget}
      serverNodes={serverNodes}
      loading={
        <p className="widget__loading" role="status">
          {MESSAGES.loading}
        </p>
      }
    />
  )
}
