import type { View } from './page.ts'
import { DEFAULT_SITE } from './saved-site.ts'

/** A page as it is written, for whoever reads its text: without the owner's settings, and without measured sizes. */
export const PLAIN_VIEW: View = {
  flavour: 'react',
  language: 'en',
  link: path => path,
  site: DEFAULT_SITE,
  isPlain: true,
}
