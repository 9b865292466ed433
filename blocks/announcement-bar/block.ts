import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Announcement bar',
  group: 'Notices and consent',
  description: 'A line of news above the page, which visitors can close.',
  withoutScripts: 'the line itself, with its link',
  budget: 3000,
  events: ['change'],
} satisfies BlockManifest

/** The details of the block's events. */
export interface AnnouncementBarEvents {
  /** The visitor has closed the bar. */
  readonly change: { readonly isOpen: false }
}
