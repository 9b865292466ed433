import { translatable } from '../../src/locale/core/translatable'

/** The texts of the embed block. */
export const MESSAGES = translatable('embed', {
  show: 'Show it here',
  showFrom: (provider: string): string => `Show content from ${provider}`,
  notice: (host: string): string => `This content comes from ${host}, which can see your visit.`,
  scripts: 'This content contains scripts that can see your visit.',
  content: 'Content',
  from: (provider: string): string => `Content from ${provider}`,
})
