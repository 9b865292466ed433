import * as z from 'zod/mini'
import { instanceOf } from '../../src/data/fields/validators'

const text = z._default(z.string(), '')

/** `data-block-json` of `<ashlar-button>`. */
export const buttonSchema = z.object({
  /** The button's id in the site's statistics; by default the id of the element around it. */
  id: text,
  /** The text of the button. */
  buttonText: text,
  /** The URL of the button; without it, or if it is unsafe, the text is not a link. */
  clickthroughUrl: text,
  /** `left` or `start`, `center`, `right` or `end`. */
  alignment: text,
  /** `small`, `medium` or `large`. */
  size: text,
  /** The emphasis: `primary`, `secondary` or `tertiary`. */
  variant: text,
  /** Opens the URL in a new window. */
  newWindow: z._default(z.boolean(), false),
  /** The section of the page, for the site's statistics. */
  context: text,
  /** The server's link or button. Read from HTML only. */
  serverLink: z.optional(instanceOf(HTMLElement)),
})

/** The data after parsing, with all defaults. */
export type ButtonData = z.output<typeof buttonSchema>
/** The part of the data that the server's HTML provides. */
export type ButtonContent = z.input<typeof buttonSchema>
