import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Button',
  group: 'Text and layout',
  description: 'A link in the shape of a button.',
  withoutScripts: 'the link itself',
  budget: 3000,
  legacy: { types: ['button'] },
} satisfies BlockManifest
