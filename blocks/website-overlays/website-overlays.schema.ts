import * as z from 'zod/mini'
import { flag, list, text } from '../../src/data/fields/validators'

/** `data-block-json` of `<ashlar-website-overlays>`. */
export const websiteOverlaysSchema = z.object({
  /** The overlays of the site. */
  overlays: list(
    z.object({
      /** The name of the block. */
      name: z.string(),
      /** Whether visitors see it on this page. */
      isShown: flag(),
      /** The reason why not. */
      hindrance: text(),
      /** Offers a preview of the overlay. */
      canPreview: flag(),
    }),
  ),
})

/** The data after parsing, with all defaults. */
export type WebsiteOverlaysData = z.output<typeof websiteOverlaysSchema>
