import * as z from 'zod/mini'

/** A widget's HTML, for a form-encoded `widgetJSON` (A7 L109). */
export const WIDGET_RENDERING_PATH = '/api/widget/GetWidgetRendering'

/** `widgetJSON` is the JSON text of a `widget`. */
export const widgetBody = z.looseObject({ widgetJSON: z.string() })

export const widget = z.object({
  type: z.string().check(z.minLength(1), z.maxLength(100)),
  id: z.string().check(z.maxLength(200)),
  value: z.optional(z.unknown()),
  /** A summary's collection. */
  collectionId: z.optional(z.string().check(z.maxLength(200))),
})

/** HTML of the block's content: foreign text, to be cleaned before it is shown. */
export const widgetAnswer = z.object({ html: z.string() })
