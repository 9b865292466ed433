import * as z from 'zod/mini'
import { instanceOf } from '../../src/data/fields/validators'

const text = z._default(z.string(), '')

/** `data-block-json` of `<ashlar-button>`. */
export const buttonSchema = z.object({
  /** By which the site's statistics know the button; the id of the element around it where it says none. */
  id: text,
  buttonText: text,
  /** Where it leads. */
  clickthroughUrl: text,
  /** `left` or `start`, `center`, `right` or `end`. */
  alignment: text,
  /** `small`, `medium` or `large`. */
  size: text,
  /** `primary`, `secondary` or `tertiary`: how loud it is. */
  variant: text,
  newWindow: z._default(z.boolean(), false),
  /** What of the page it stands in, for the site's statistics. */
  context: text,
  /** The server's link or button. Only HTML can give it. */
  serverLink: z.optional(instanceOf(HTMLElement)),
})

/** All that the view needs; complete once it has passed the schema. */
export type ButtonData = z.output<typeof buttonSchema>
/** What the server's HTML can say of a button. */
export type ButtonContent = z.input<typeof buttonSchema>
