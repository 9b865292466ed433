import * as z from 'zod/mini'
import { text } from '../../src/data/fields/validators'
import { LICENSE_MESSAGES } from './licensed-assets-bar.messages'

/** `data-block-json` of `<ashlar-licensed-assets-bar>`. */
export const licensedAssetsBarSchema = z.object({
  /** The notice about the site's licensed pictures. */
  text: text(),
  /** The URL of further information. */
  url: text(),
  /** The text of the link. */
  linkText: z._default(z.string(), () => LICENSE_MESSAGES.more),
})

/** The data after parsing, with all defaults. */
export type LicensedAssetsBarData = z.output<typeof licensedAssetsBarSchema>
