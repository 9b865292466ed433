import * as z from 'zod/mini'
import { flag, list, text } from '../../src/data/fields/validators'

/** `data-block-json` of `<ashlar-website-overlays>`. */
export const websiteOverlaysSchema = z.object({
  overlays: list(
    z.object({
      /** The name of its block. */
      name: z.string(),
      /** Visitors see it on this page. */
      isShown: flag(),
      /** Why they do not, by name. */
      hindrance: text(),
      canPreview: flag(),
    }),
  ),
})

/** All that the view needs; complete once it has passed the schema. */
export type WebsiteOverlaysData = z.output<typeof websiteOverlaysSchema>
