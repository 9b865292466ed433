import * as z from 'zod/mini'
import { flag, notNegative, number, oneOf, record, text } from '../../src/data/fields/validators'
import { POPUP_POSITIONS } from '../../src/overlays/popups/popups'

/** `data-block-json` of `<ashlar-popup-overlay>`. What stands in its HTML comes below the text. */
export const popupOverlaySchema = z.object({
  title: text(),
  /** Plain text; an empty line starts a paragraph. */
  text: text(),
  image: z.optional(
    z.object({
      src: z.string(),
      alt: text(),
      /** In px, so that its room is kept. */
      width: z.optional(notNegative()),
      height: z.optional(notNegative()),
    }),
  ),
  /** The `data-block-json` of a sign-up. */
  newsletter: z.optional(record()),
  button: z.optional(z.object({ text: z.string(), url: z.string(), newWindow: flag() })),
  /** Where it stands in the window. */
  position: z._default(oneOf(POPUP_POSITIONS), 'center-center'),
  /** What the visitor's browser remembers it by. */
  version: number(),
  /** Names it where there is no title. */
  label: text(),
  /** Shown to the owner: nothing is remembered, nothing counted. */
  isPreview: flag(),
})

/** All that the view needs; complete once it has passed the schema. */
export type PopupOverlayData = z.output<typeof popupOverlaySchema>
