import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Page lock',
  group: 'Site and sharing',
  description: 'A message on a page that the visitor may not see, with the way in.',
  withoutScripts: 'the message',
  budget: 3000,
} satisfies BlockManifest
