import type { BlockManifest } from '../kit/element/block-manifest'

export default {
  title: 'Button',
  description: 'A link in the shape of a button.',
  withoutScripts: 'the link itself',
  budget: 3000,
  legacy: { types: ['button'] },
} satisfies BlockManifest
