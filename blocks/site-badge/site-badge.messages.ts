/** What the badge says where the site has no words for it; they are ours. */
export const BADGE_MESSAGES = {
  text: 'Made with Ashlar',
} as const
