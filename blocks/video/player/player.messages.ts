import { translatable } from '../../../src/locale/core/translatable'

/** What the block says of a video that it cannot show (B5 L267, L279). */
export const MESSAGES = translatable('video-player', {
  invalid: 'Invalid video embed.',
  customThumbnail:
    'Custom featured images only available with embedded videos. Go back into embed settings to turn off featured images.',
  vimeoBasic: 'Vimeo Basic accounts are unsupported. Please share a video from a different account.',
})
