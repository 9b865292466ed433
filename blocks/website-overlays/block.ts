import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Website overlays',
  group: 'Site and sharing',
  description: 'Notices for signed-in owners about what visitors see.',
  withoutScripts: 'nothing: only signed-in visitors see them',
  budget: 3000,
} satisfies BlockManifest
