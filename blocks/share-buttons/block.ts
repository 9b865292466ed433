import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Share buttons',
  description: 'Links that share the page.',
  withoutScripts: 'links to share the page',
  budget: 3000,
  events: ['change'],
} satisfies BlockManifest
