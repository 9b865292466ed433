import { translatable } from '../../src/locale/core/translatable'

/** The texts of the share buttons. */
export const SHARE_MESSAGES = translatable('share-buttons', {
  label: 'Share',
  email: 'Email',
  share: 'Share…',
  copy: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'The link could not be copied',
})
