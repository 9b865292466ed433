import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Code',
  description: 'Source code with a button to copy it.',
  withoutScripts: 'the `<pre><code>` itself',
  budget: 3000,
} satisfies BlockManifest
