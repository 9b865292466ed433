import { at, flag, oneOf } from './context-fields'
import { slice } from './slice'

/** What the page wants beside its blocks. */
export const pageSettings = slice([''], {
  /** Whether blocks in the markup of a hosted builder are brought to life too. */
  adopt: oneOf('none', 'legacy'),
  /** Visits, errors and speed are measured. */
  analytics: flag(true),
  /** Escape leads a visitor to the login [CTX-08]. */
  useEscapeKeyToLogin: at(['useEscapeKeyToLogin', 'websiteSettings.useEscapeKeyToLogin'], flag()),
  /** Where the links to the cart lead: to its page, or to the drawer at the side of this one. */
  cartOpens: at(['cart.opens'], oneOf('page', 'drawer')),
})
