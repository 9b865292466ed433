import type { BlockManifest } from '../kit/element/block-manifest'

export default {
  title: 'Archive',
  description: 'Links to older posts, grouped by month, category or tag.',
  withoutScripts: 'the list of links itself',
  budget: 3000,
  legacy: { types: ['archive'] },
} satisfies BlockManifest
