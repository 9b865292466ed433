import { translatable } from '../../src/locale/core/translatable'

/** The text of the link before the platform renders its button. */
export const FOLLOW_MESSAGES = translatable('social-follow', {
  follow: (name: string): string => `Follow @${name}`,
})
