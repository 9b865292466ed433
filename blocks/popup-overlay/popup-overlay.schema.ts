import * as z from 'zod/mini'
import { flag, notNegative, number, oneOf, record, text } from '../../src/data/fields/validators'
import { POPUP_POSITIONS } from '../../src/overlays/popups/popups'

/** `data-block-json` of `<ashlar-popup-overlay>`. Its HTML content is shown below the text. */
export const popupOverlaySchema = z.object({
  /** The heading. */
  title: text(),
  /** Plain text; an empty line starts a paragraph. */
  text: text(),
  /** The image above the text. */
  image: z.optional(
    z.object({
      /** The URL of the image. */
      src: z.string(),
      /** The alternative text; empty for a decoration. */
      alt: text(),
      /** In px, to reserve the image's space. */
      width: z.optional(notNegative()),
      /** The image's own height in px. */
      height: z.optional(notNegative()),
    }),
  ),
  /** The `data-block-json` of a sign-up. */
  newsletter: z.optional(record()),
  /** A link in the form of a button, below the text. */
  button: z.optional(z.object({ text: z.string(), url: z.string(), newWindow: flag() })),
  /** Position in the window. */
  position: z._default(oneOf(POPUP_POSITIONS), 'center-center'),
  /** Version in the visitor's stored record. */
  version: number(),
  /** Accessible name if there is no title. */
  label: text(),
  /** Preview for the owner: nothing is stored or counted. */
  isPreview: flag(),
})

/** Data of the view, complete after parsing. */
export type PopupOverlayData = z.output<typeof popupOverlaySchema>
