import type { SocialFollowData } from './social-follow.schema'

/** The script that draws the platform's follow button (B7 L319). */
export const FOLLOW_SCRIPT = 'https://platform.twitter.com/widgets.js'

/** A name without its sign. */
export const plainName = (username: string): string => username.replace(/^@/, '')

/** The profile of somebody. */
export const profilePage = (username: string): string => `https://x.com/${plainName(username)}`

/** What the platform's script reads from the link that it makes a button of. */
export function buttonData(
  { size, showCount, language }: Pick<SocialFollowData, 'size' | 'showCount' | 'language'>,
  pageLanguage: string,
): Readonly<Record<string, string>> {
  const lang = language || pageLanguage
  return {
    showCount: `${showCount}`,
    showScreenName: 'true',
    ...(size === 'large' && { size }),
    ...(lang && { lang }),
    // Asks it not to tailor anything to the visitor.
    dnt: 'true',
  }
}
