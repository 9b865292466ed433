import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Chart',
  group: 'Text and layout',
  description: 'A table drawn as bars, lines or a pie.',
  withoutScripts: 'the table itself',
  reservesBox: true,
  budget: 8000,
  legacy: { types: ['chart'] },
} satisfies BlockManifest
