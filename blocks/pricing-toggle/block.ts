import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Pricing toggle',
  description: 'Switches prices between billing periods.',
  withoutScripts: 'the prices of every period, all of them',
  budget: 3000,
  events: ['change'],
} satisfies BlockManifest
