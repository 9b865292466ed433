import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Donation',
  group: 'Shop',
  description: 'A donation button, with amounts to choose from.',
  withoutScripts: 'a link to the donation page, or a `<form>` that leads to it',
  budget: 3000,
  events: ['change'],
  legacy: { types: ['donation'] },
} satisfies BlockManifest

/** The details of the block's events. */
export interface DonationEvents {
  /** The visitor has chosen an amount. */
  readonly change: { readonly amountCents: number }
}
