import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Widget',
  description: 'HTML that the server renders anew for each visitor.',
  withoutScripts: 'the HTML inside',
  budget: 3000,
  events: ['change'],
} satisfies BlockManifest
