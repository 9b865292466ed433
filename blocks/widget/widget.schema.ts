import * as z from 'zod/mini'
import { text } from '../../src/fields'
import { textLike } from '../../src/kinds'

/** `data-block-json` of `<ashlar-widget>`: what the server is asked by (A7 L109). */
export const widgetSchema = z.object({
  /** What kind of widget it is: the server knows the names. */
  type: textLike(/\S/),
  /** Which one of its kind. */
  id: text(),
  /** Its settings: any JSON. */
  value: z._default(
    z.custom<unknown>(() => true),
    {},
  ),
  /** A summary's collection. */
  collectionId: text(),
})

/** All that the widget's view needs; complete once it has passed the schema. */
export type WidgetData = z.output<typeof widgetSchema>
