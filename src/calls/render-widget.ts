import { BlockError } from '../data/core/report'
import { preserveInput } from '../dom/preserve-input'
import { safeHtml } from '../dom/safe-html'
import type { DataError } from './client/call-answer'
import type { DataLayer } from './client/send-call'
import { siteCalls } from './client/site-calls'
import { WIDGET_RENDERING_PATH, type Widget, type WidgetBody, widgetAnswer } from './widgets'

/**
 * Timeout of a widget’s HTML, in ms. The specification has no number; the page’s own content shows meanwhile.
 */
export const WIDGET_TIMEOUT_MS = 60_000

/**
 * The form-encoded fields of the request: `widgetJSON` with type, id and value, and for a summary its
 * collection.
 */
export function widgetForm({ type, id, value, collectionId }: Widget): WidgetBody {
  const own = collectionId ? { collectionId } : {}
  return { widgetJSON: JSON.stringify({ type, id, value, ...own }) }
}

/**
 * Requests a widget's HTML.
 *
 * @returns untrusted HTML, to be sanitized before use.
 * @throws the `DataError` of a failed call, or for an invalid answer.
 */
export async function requestWidget(
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
  if (!outcome.ok) throw outcome.error
  return outcome.value.html
}

/**
 * Renders a widget's HTML on the server and sanitizes it. Load this module on demand.
 *
 * @param shown the element that will contain it: the visitor's input in it is preserved.
 * @throws BlockError `widget-failed`.
 */
export async function renderWidget(
  widget: Widget,
  signal: AbortSignal,
  shown: Element,
): Promise<ChildNode[]> {
  const name = `${widget.type} ${widget.id}`.trim()
  const failed = (why: string, cause?: unknown): BlockError =>
    new BlockError('widget-failed', `the widget ${name}: ${why}`, { cause })
  const html = await requestWidget(siteCalls, widget, signal).catch((cause: DataError) => {
    throw failed(cause.status ? `${cause.message} (${cause.status})` : cause.message, cause)
  })
  const nodes = safeHtml(html, { withBlocks: true })
  if (nodes.length === 0 && html.trim()) throw failed('nothing of its HTML may be shown')
  preserveInput(shown, nodes)
  return nodes
}
