import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Chart',
  group: 'Text and layout',
  reservesBox: true,
  description: 'A table drawn as bars, lines or a pie.',
  withoutScripts: 'the table itself',
  budget: 8000,
  legacy: { types: ['chart'] },
} satisfies BlockManifest
