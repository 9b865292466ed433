import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Product list',
  description: 'The products of a shop, with prices and quick view.',
  withoutScripts: 'a list of links with prices',
  budget: 3000,
  events: ['change'],
} satisfies BlockManifest
