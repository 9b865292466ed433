import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Archive',
  group: 'Lists and dates',
  description: 'Links to older posts, grouped by month, category or tag.',
  withoutScripts: 'the list of links itself',
  budget: 3000,
  legacy: { types: ['archive'] },
} satisfies BlockManifest
