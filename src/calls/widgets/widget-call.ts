import type { DataLayer } from '../client/data-layer'
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
  if (!outcome.ok) throw outcome.error
  return outcome.value?.html ?? ''
}
