import * as z from 'zod/mini'
import { oneOf } from '../../src/data/fields/validators'
import { SITE_HEADER_MESSAGES } from './site-header.messages'

/** `data-block-json` of `<ashlar-site-header>`. */
export const siteHeaderSchema = z.object({
  /** `sticky` keeps the header in view, `scroll-back` only while the visitor scrolls up. */
  position: z._default(oneOf(['static', 'sticky', 'scroll-back']), 'static'),
  /** `always` hides the links behind the burger button in wide windows, too. */
  burger: z._default(oneOf(['narrow', 'always']), 'narrow'),
  /** The accessible name of the burger button and of the menu that it opens. */
  label: z._default(z.string(), () => SITE_HEADER_MESSAGES.menu),
})

/** The parsed data of the block, with all defaults. */
export type SiteHeaderData = z.output<typeof siteHeaderSchema>
