import { BlockError } from '../../data/core/report'
import { carryTyped } from '../../dom/preserve-input'
import { safeHtml } from '../../dom/safe-html'
import type { DataError } from '../client/data-answer'
import type { DataLayer } from '../client/data-layer'
import { siteCalls } from '../client/site-calls'
import { WIDGET_RENDERING_PATH, type Widget, type WidgetBody, widgetAnswer } from '../widgets'

/** How long a widget’s HTML may take, in ms. The specification has no number, and what the page brought shows meanwhile. */
export const WIDGET_TIMEOUT_MS = 60_000

/** The fields of the request, form-encoded: `widgetJSON` with type, id and value, of a summary also its collection. */
export function widgetForm({ type, id, value, collectionId }: Widget): WidgetBody {
  const own = collectionId ? { collectionId } : {}
  return { widgetJSON: JSON.stringify({ type, id, value, ...own }) }
}

/**
 * Asks the server for a widget's HTML.
 *
 * @returns foreign text, to be cleaned before it is shown.
 * @throws the `DataError` of a call that fails, or whose answer is something else.
 */
export async function askForWidget(
  calls: Pick<DataLayer, 'post'>,
  widget: Widget,
  signal?: AbortSignal,
): Promise<string> {
  const outcome = await calls.post(WIDGET_RENDERING_PATH, {
    form: widgetForm(widget),
    answer: widgetAnswer,
    timeoutMs: WIDGET_TIMEOUT_MS,
    retries: 1,
    ...(signal && { signal }),
  })
  if (!outcome.success) throw outcome.error
  return outcome.value?.html ?? ''
}

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
