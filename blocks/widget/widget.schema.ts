import * as z from 'zod/mini'
import { text } from '../../src/data/fields/validators'

/** `data-block-json` of `<ashlar-widget>`: what the server is asked by (A7 L109). */
export const widgetSchema = z.object({
  /** What kind of widget it is: the server knows the names. */
  type: z.custom<string>(
    value => typeof value === 'string' && value.trim() !== '',
    'expected the name of a kind of widget',
  ),
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
