/** What the blocks say by which a table is booked. */
export const BOOKING_MESSAGES = {
  /** B2 L80 */
  previewOnly: 'Preview Only',
  logOutToUse: 'Visitors book here. Log out to use it.',
  logOut: 'Log out',
  link: (title: string, provider: string): string =>
    title ? `Book a table at ${title} on ${provider}` : `Book a table on ${provider}`,
  show: 'Book here on this page',
  notice: (host: string): string => `It comes from ${host}, which then sees that you are here.`,
  loading: 'The form is loading…',
  failed: 'The form could not be loaded. The link leads to it.',
} as const
