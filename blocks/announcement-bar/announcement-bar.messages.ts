/** What is heard of an announcement; the words are ours. */
export const ANNOUNCEMENT_MESSAGES = {
  label: 'Announcement',
  close: 'Close the announcement',
} as const
