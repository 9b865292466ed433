import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Pop-up',
  group: 'Notices and consent',
  description: 'A pop-up with text, an image, a sign-up or a button.',
  withoutScripts: 'nothing',
  budget: 4000,
  events: ['change'],
} satisfies BlockManifest

/** The details of the block's events. */
export interface PopupOverlayEvents {
  /** The pop-up has opened or closed. */
  readonly change: { readonly isOpen: boolean }
}
