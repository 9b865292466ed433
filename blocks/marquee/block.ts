import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Marquee',
  group: 'Text and layout',
  reservesBox: true,
  description: 'Text and images that scroll past, with a pause control.',
  withoutScripts: 'its items, side by side',
  // With its motion, which starts with the block.
  budget: 3500,
  priority: 'high',
  events: ['change'],
  legacy: { types: ['marquee'], bare: '.Marquee', precedence: 1 },
} satisfies BlockManifest

/** The details of the block's events. */
export interface MarqueeEvents {
  /** The visitor has paused or resumed the motion. */
  readonly change: { readonly isPaused: boolean }
}
