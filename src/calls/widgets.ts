import * as z from 'zod/mini'
import { defineSchema } from './define-schema'
import { id, textFrom1To, textTo } from './request-fields'

/** A widget's HTML, for a form-encoded `widgetJSON`. */
export const WIDGET_RENDERING_PATH = '/api/widget/GetWidgetRendering'

/** `widgetJSON` is the JSON text of a `widget`. */
export const widgetBody = /* @__PURE__ */ defineSchema(() => z.looseObject({ widgetJSON: z.string() }))

export type WidgetBody = { readonly widgetJSON: z.input<typeof widgetBody>['widgetJSON'] }

/** A part of a page whose HTML is rendered on request. */
export const widget = /* @__PURE__ */ defineSchema(() =>
  z.object({
    type: textFrom1To(100, 'The type'),
    id: textTo(200, 'An id'),
    /** Its settings, in the server's format. */
    value: z.optional(z.unknown()),
    /** The collection of a summary; other widgets have none. */
    collectionId: z.optional(id()),
  }),
)

export type Widget = Readonly<z.input<typeof widget>>

/** HTML of the block's content: untrusted, to be sanitized before use. */
export const widgetAnswer = z.object({ html: z.string() })
