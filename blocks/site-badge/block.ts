import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Site badge',
  group: 'Notices and consent',
  description: 'A link at the corner of the page, such as a credit.',
  withoutScripts: 'a link',
  budget: 3000,
} satisfies BlockManifest
