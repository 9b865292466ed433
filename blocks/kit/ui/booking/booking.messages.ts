import { translatable } from '../../../../src/locale/core/translatable'

/** What the blocks say by which a table is booked. */
export const BOOKING_MESSAGES = translatable('booking', {
  link: (provider: string): string => `Book a table on ${provider}`,
  linkAt: (provider: string, title: string): string => `Book a table at ${title} on ${provider}`,
  show: 'Book here on this page',
  notice: (host: string): string => `It comes from ${host}, which then sees that you are here.`,
  loading: 'The form is loading…',
  failed: 'The form could not be loaded. The link leads to it.',
})

/** What they say to the site's owner, who is no guest. */
export const OWNER_MESSAGES = {
  /** B2 L80 */
  previewOnly: 'Preview Only',
  logOutToUse: 'Visitors book here. Log out to use it.',
  logOut: 'Log out',
} as const
