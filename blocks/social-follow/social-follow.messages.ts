/** What a follow button says before the platform draws its own; the words are ours. */
export const FOLLOW_MESSAGES = {
  follow: (name: string): string => `Follow @${name}`,
} as const
