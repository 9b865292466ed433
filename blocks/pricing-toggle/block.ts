import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Pricing toggle',
  group: 'Shop',
  description: 'Switches prices between billing periods.',
  withoutScripts: 'the prices of every period, all of them',
  budget: 3000,
  events: ['change'],
} satisfies BlockManifest

/** The details of the block's events. */
export interface PricingToggleEvents {
  /** Another billing period is selected: its index and name. */
  readonly change: { readonly selected: number; readonly period: string | undefined }
}
