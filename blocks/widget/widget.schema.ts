import * as z from 'zod/mini'
import { text } from '../../src/data/fields/validators'

/** `data-block-json` of `<ashlar-widget>`: the request to the server [WID-01]. */
export const widgetSchema = z.object({
  /** The type of the widget, as defined by the server. */
  type: z.custom<string>(
    value => typeof value === 'string' && value.trim() !== '',
    'expected the name of a kind of widget',
  ),
  /** The id of the widget. */
  id: text(),
  /** The settings: any JSON. */
  value: z._default(
    z.custom<unknown>(() => true),
    {},
  ),
  /** The collection of a summary. */
  collectionId: text(),
})

/** The data after parsing, with all defaults. */
export type WidgetData = z.output<typeof widgetSchema>
