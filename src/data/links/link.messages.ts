/** The messages of an owner's link field [LINK-11]. */
export const LINK_MESSAGES = {
  link: (host: string, otherHost: string): string => `Links must be formatted as ${host} or ${otherHost}`,
  email: (email: string): string => `Emails must be formatted as ${email}`,
} as const
