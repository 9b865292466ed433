import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'RSS list',
  group: 'Lists and dates',
  description: 'The newest entries of a feed.',
  withoutScripts: 'a list of links, and a link to the feed',
  budget: 3000,
  events: ['change'],
} satisfies BlockManifest

/** The details of the block's events. */
export interface RssListEvents {
  /** The feed has loaded: the number of entries shown. */
  readonly change: { readonly entries: number }
}
