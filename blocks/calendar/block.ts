import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Calendar',
  description: 'Events in a grid of the month, or as a list.',
  withoutScripts: 'a list of events with `<time datetime>`',
  budget: 8000,
  events: ['change'],
  legacy: { types: ['calendar'] },
} satisfies BlockManifest
