import * as z from 'zod/mini'
import { positive } from '../../src/data/fields/validators'

/** `data-block-json` of `<ashlar-pinterest-overlay>`. */
export const pinterestOverlaySchema = z.object({
  /** Smaller pictures have no control, in px of their shorter side. */
  smallest: z._default(positive(), 120),
})

/** All that the view needs; complete once it has passed the schema. */
export type PinterestOverlayData = z.output<typeof pinterestOverlaySchema>
