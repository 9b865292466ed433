import { translatable } from '../../src/locale/core/translatable'

/** The default texts of the badge. */
export const BADGE_MESSAGES = translatable('site-badge', {
  /** The label of the landmark. */
  label: 'Badge',
  text: 'Made with Ashlar',
})
