import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Price',
  group: 'Shop',
  description: "A price in the shop's currency.",
  withoutScripts: 'the price itself',
  budget: 3000,
} satisfies BlockManifest
