/** What the badge says where the site has no words for it; they are ours. */
export const BADGE_MESSAGES = {
  /** Names the place that it stands in. */
  label: 'Badge',
  text: 'Made with Ashlar',
} as const
