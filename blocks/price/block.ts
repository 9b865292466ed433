import type { BlockManifest } from '../kit/element/block-manifest'

export default {
  title: 'Price',
  description: 'A price in the currency of the shop.',
  withoutScripts: 'the price itself',
  budget: 3000,
} satisfies BlockManifest
