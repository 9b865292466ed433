import * as z from 'zod/mini'
import { positive } from '../../src/data/fields/validators'

/** `data-block-json` of `<ashlar-pinterest-overlay>`. */
export const pinterestOverlaySchema = z.object({
  /** Minimum length of an image's shorter side, in px. */
  smallest: z._default(positive(), 120),
})

/** The data after parsing, with all defaults. */
export type PinterestOverlayData = z.output<typeof pinterestOverlaySchema>
