import { translatable } from '../../src/locale/core/translatable'

/** The texts of the embed block. */
export const MESSAGES = translatable('embed', {
  show: 'Show it here',
  showFrom: (provider: string): string => `Show what ${provider} has`,
  notice: (host: string): string => `It comes from ${host}, which then sees that you are here.`,
  scripts: 'It brings scripts, which then see that you are here.',
  content: 'Content',
  from: (provider: string): string => `Content from ${provider}`,
})
