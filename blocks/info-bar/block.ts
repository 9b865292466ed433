import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Info bar',
  group: 'Notices and consent',
  description: 'Contact details and opening hours at the bottom of small screens.',
  withoutScripts: 'links to write, call and find the way',
  budget: 3000,
} satisfies BlockManifest
