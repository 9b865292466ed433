import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Social follow',
  group: 'Site and sharing',
  reservesBox: true,
  description: 'A follow button for a profile.',
  withoutScripts: 'a link to the profile',
  budget: 3000,
} satisfies BlockManifest
