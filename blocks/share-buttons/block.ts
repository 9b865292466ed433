import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Share buttons',
  group: 'Site and sharing',
  reservesBox: true,
  description: 'Links that share the page.',
  withoutScripts: 'links to share the page',
  budget: 3000,
  events: ['change'],
} satisfies BlockManifest

/** The details of the block's events. */
export interface ShareButtonsEvents {
  /** The visitor has shared the page by the dialog of the device, or copied its address. */
  readonly change: { readonly shared: 'device' | 'clipboard' }
}
