import { translatable } from '../../src/locale/core/translatable'

/** What the badge says where the site has no words for it; they are ours. */
export const BADGE_MESSAGES = translatable('site-badge', {
  /** Names the place that it stands in. */
  label: 'Badge',
  text: 'Made with Ashlar',
})
