import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Donation',
  description: 'A donation button, with amounts to choose from.',
  withoutScripts: 'a link to the donation page, or a `<form>` that leads to it',
  budget: 3000,
  events: ['change'],
  legacy: { types: ['donation'] },
} satisfies BlockManifest
