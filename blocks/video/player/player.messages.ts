import { translatable } from '../../../src/locale/core/translatable'

/** The messages for videos that cannot be shown [VID-09] [VID-10] [VID-16]. */
export const MESSAGES = translatable('video-player', {
  invalid: 'Invalid video embed.',
  customThumbnail:
    'Custom featured images only available with embedded videos. Go back into embed settings to turn off featured images.',
  vimeoBasic: 'Vimeo Basic accounts are unsupported. Please share a video from a different account.',
})
