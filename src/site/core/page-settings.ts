import { at, flag, oneOf, record } from './context-fields'
import { slice } from './slice'

/** Settings of the page beside its blocks. */
export const pageSettings = slice([''], {
  /** Whether blocks in the markup of a hosted builder are brought to life too. */
  adopt: oneOf('none', 'legacy'),
  /** The files of bundles by name, which come before the built-in ones. Boot reads them itself [CTX-18]. */
  rollups: record(),
  /** Visits, errors and speed are measured. */
  analytics: flag(true),
  /** Escape leads a visitor to the login [CTX-08]. */
  useEscapeKeyToLogin: at(['useEscapeKeyToLogin', 'websiteSettings.useEscapeKeyToLogin'], flag()),
  /** Where the links to the cart lead: to its page, or to the drawer at the side of this one. */
  cartOpens: at(['cart.opens'], oneOf('page', 'drawer')),
})
