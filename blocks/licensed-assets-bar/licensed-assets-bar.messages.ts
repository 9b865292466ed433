/** What is said of licensed pictures where the site has no words for it; they are ours. */
export const LICENSE_MESSAGES = {
  label: 'Licensed pictures',
  more: 'Learn more',
} as const
