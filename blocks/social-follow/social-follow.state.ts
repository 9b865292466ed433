import type { SocialFollowData } from './social-follow.schema'

/** The script that renders the platform's follow button. */
export const FOLLOW_SCRIPT = 'https://platform.twitter.com/widgets.js'

/** A username without `@`. */
export const plainName = (username: string): string => username.replace(/^@/, '')

/** The URL of a profile. */
export const profilePage = (username: string): string => `https://x.com/${plainName(username)}`

/** The `data-` attributes for the platform's script. */
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
    // Do not track.
    dnt: 'true',
  }
}
