import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Code',
  group: 'Text and layout',
  description: 'Source code with a button to copy it.',
  withoutScripts: 'the `<pre><code>` itself',
  budget: 3000,
} satisfies BlockManifest
