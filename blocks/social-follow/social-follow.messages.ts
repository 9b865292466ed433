import { translatable } from '../../src/locale/core/translatable'

/** What a follow button says before the platform draws its own; the words are ours. */
export const FOLLOW_MESSAGES = translatable('social-follow', {
  follow: (name: string): string => `Follow @${name}`,
})
