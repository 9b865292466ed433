import { at, flag, list, oneOf, record, text, textIn } from './context-fields'
import { slice } from './slice'

/** What decides which modules a page needs beside its blocks. */
export const pageSettings = slice(['websiteSettings'], {
  /** Whether blocks in the markup of a hosted builder are brought to life too. */
  adopt: at(['adopt'], oneOf('none', 'legacy')),
  /** Visits, errors and speed are measured. */
  analytics: at(['analytics'], flag(true)),
  /** Escape leads a visitor to the login [CTX-08]. */
  useEscapeKeyToLogin: at(['useEscapeKeyToLogin', 'websiteSettings.useEscapeKeyToLogin'], flag()),
  commentsEnabled: flag(),
  /** Name under which the comment service knows the site. */
  disqusShortname: text(),
  /** Fonts of Google's service, by the names to include them under [CTX-16]. */
  googleFonts: at(['googleFonts'], list(textIn('includeName'))),
  /** Fonts of the Typekit kit, by family [CTX-16]. */
  typekitFonts: at(['typekitFonts'], list(textIn('id'))),
  /** Where the owner switched things on and off; null on pages without. */
  websiteSettings: at(['websiteSettings'], record(null)),
  /** Data of the pop-up. */
  popupOverlay: at(['popupOverlay'], record()),
  /** Data of the bar that names what the site has on licence. */
  licensedAssetsBar: at(['licensedAssetsBar'], record()),
  /** The files of bundles by name: boot reads them, and they come before its own [CTX-18]. */
  rollups: at(['rollups'], record()),
  /** Where the links to the cart lead: to its page, or to the drawer at the side of this one. */
  cartOpens: at(['cart.opens'], oneOf('page', 'drawer')),
  /** The drawer opens when something is added. */
  cartOpensOnAdd: at(['cart.openOnAdd'], flag()),
  /** Data of the cart inside the drawer. */
  cartDrawer: at(['cart.drawer'], record()),
})
