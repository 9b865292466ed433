import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Audio',
  group: 'Pictures and media',
  reservesBox: true,
  description: 'An audio player for one track or a list of tracks.',
  withoutScripts: "the browser's own player, or links to the files",
  budget: 8000,
  events: ['change'],
  legacy: { types: ['audio'] },
} satisfies BlockManifest

/** The details of the block's events. */
export interface AudioEvents {
  /** Another track plays. */
  readonly change: { readonly index: number }
}
