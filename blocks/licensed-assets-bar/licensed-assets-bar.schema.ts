import * as z from 'zod/mini'
import { text } from '../../src/data/fields/validators'
import { LICENSE_MESSAGES } from './licensed-assets-bar.messages'

/** `data-block-json` of `<ashlar-licensed-assets-bar>`. */
export const licensedAssetsBarSchema = z.object({
  /** What is to be known of the pictures that the site has on licence. */
  text: text(),
  /** Where that is told at length; nowhere without one. */
  url: text(),
  linkText: z._default(z.string(), () => LICENSE_MESSAGES.more),
})

/** All that the view needs; complete once it has passed the schema. */
export type LicensedAssetsBarData = z.output<typeof licensedAssetsBarSchema>
