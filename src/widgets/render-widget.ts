import { BlockError } from '../block-error'
import { siteCalls } from '../data-layer/site-calls'
import { safeHtml } from '../html/safe-html'
import { askForWidget, type Widget } from './widget-call'

/**
 * Has a widget's HTML made by the server, without anything in it that could run. Load it where it is needed.
 *
 * @throws a BlockError `widget-failed`.
 */
export async function renderWidget(widget: Widget, signal?: AbortSignal): Promise<ChildNode[]> {
  const failed = (why: string, cause?: unknown): BlockError =>
    new BlockError('widget-failed', `the widget ${widget.type} ${widget.id}: ${why}`, { cause })
  const html = await askForWidget(siteCalls, widget, signal).catch((cause: Error) => {
    throw failed(cause.message, cause)
  })
  const nodes = safeHtml(html, { withBlocks: true })
  if (nodes.length === 0 && html.trim()) throw failed('nothing of its HTML may be shown')
  return nodes
}
