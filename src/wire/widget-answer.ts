import * as z from 'zod/mini'

/** A widget's HTML, for a form-encoded `widgetJSON` (A7 L109). */
export const WIDGET_RENDERING_PATH = '/api/widget/GetWidgetRendering'

/** HTML of the block's content: foreign text, to be cleaned before it is shown. */
export const widgetAnswer = z.object({ html: z.string() })
