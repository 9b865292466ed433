import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Embed',
  group: 'Pictures and media',
  description: 'Content of another site, loaded when the visitor asks for it.',
  withoutScripts: 'a link or a `<blockquote>`',
  budget: 3550,
  // Markup that shows its content already stays in place: a move would load it again.
  legacy: {
    types: ['embed', 'soundcloud'],
    names: ['embed', 'soundcloud'],
    onlyWhere: ':not(:has(iframe, object, script, blockquote))',
  },
} satisfies BlockManifest
