/** How a link must look (B5 L279). */
export const linkFormat = (host: string, otherHost: string): string =>
  `Links must be formatted as ${host} or ${otherHost}`

/** How an e-mail address must look (B5 L279). */
export const emailFormat = (email: string): string => `Emails must be formatted as ${email}`
