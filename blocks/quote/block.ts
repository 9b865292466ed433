import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Quote',
  group: 'Text and layout',
  description: 'A quotation and its source.',
  withoutScripts: 'a `<blockquote>`, alone or in a `<figure>`',
  budget: 3000,
  legacy: { types: ['quote'] },
} satisfies BlockManifest
