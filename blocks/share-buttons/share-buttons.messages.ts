import { translatable } from '../../src/locale/core/translatable'

/** What the buttons say that share a page; the words are ours. */
export const SHARE_MESSAGES = translatable('share-buttons', {
  label: 'Share',
  email: 'Email',
  share: 'Share…',
  copy: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'The link could not be copied',
})
