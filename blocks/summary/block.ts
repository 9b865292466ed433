import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Summary',
  group: 'Lists and dates',
  description: 'The newest items of a collection, with image, title, excerpt and date.',
  withoutScripts: 'a list of items with links',
  // Accepts items as collections write them, nulls included.
  budget: 3150,
  legacy: { types: ['summaryV2'], names: ['summary', 'summary-v2'] },
} satisfies BlockManifest
