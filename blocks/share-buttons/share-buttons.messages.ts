/** What the buttons say that share a page; the words are ours. */
export const SHARE_MESSAGES = {
  label: 'Share',
  share: 'Share…',
  copy: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'The link could not be copied',
} as const
