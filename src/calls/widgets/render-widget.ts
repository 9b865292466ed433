import { BlockError } from '../../data/core/block-error'
import { carryTyped } from '../../dom/carry-typed'
import { safeHtml } from '../../dom/safe-html'
import type { DataError } from '../client/data-error'
import { siteCalls } from '../client/site-calls'
import type { Widget } from '../widgets'
import { askForWidget } from './widget-call'

/**
 * Has a widget's HTML made by the server, without anything in it that could run. Load it where it is needed.
 *
 * @param shown where it will stand: what a visitor has typed there meanwhile goes on.
 * @throws a BlockError `widget-failed`.
 */
export async function renderWidget(
  widget: Widget,
  signal: AbortSignal,
  shown: Element,
): Promise<ChildNode[]> {
  const name = `${widget.type} ${widget.id}`.trim()
  const failed = (why: string, cause?: unknown): BlockError =>
    new BlockError('widget-failed', `the widget ${name}: ${why}`, { cause })
  const html = await askForWidget(siteCalls, widget, signal).catch((cause: DataError) => {
    throw failed(cause.status ? `${cause.message} (${cause.status})` : cause.message, cause)
  })
  const nodes = safeHtml(html, { withBlocks: true })
  if (nodes.length === 0 && html.trim()) throw failed('nothing of its HTML may be shown')
  carryTyped(shown, nodes)
  return nodes
}
