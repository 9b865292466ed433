import { translatable } from '../../../../src/locale/core/translatable'

/** Texts of the booking blocks. */
export const BOOKING_MESSAGES = translatable('booking', {
  link: (provider: string): string => `Book a table on ${provider}`,
  linkAt: (provider: string, title: string): string => `Book a table at ${title} on ${provider}`,
  show: 'Book here on this page',
  notice: (host: string): string => `The form is loaded from ${host}, which can then see your visit.`,
  loading: 'The form is loading…',
  failed: 'The form could not be loaded. Please use the link instead.',
})

/** Texts for the site's owner. */
export const OWNER_MESSAGES = {
  /** [WID-11] */
  previewOnly: 'Preview Only',
  logOutToUse: 'Visitors can book here. Log out to use it.',
  logOut: 'Log out',
} as const
