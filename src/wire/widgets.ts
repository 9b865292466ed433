import * as z from 'zod/mini'

/** `widgetJSON` is the JSON text of a `widget`. */
export const widgetBody = z.looseObject({ widgetJSON: z.string() })

export const widget = z.object({
  type: z.string().check(z.minLength(1), z.maxLength(100)),
  id: z.string().check(z.maxLength(200)),
  value: z.optional(z.unknown()),
  /** A summary's collection. */
  collectionId: z.optional(z.string().check(z.maxLength(200))),
})
