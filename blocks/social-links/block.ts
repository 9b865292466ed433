import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Social links',
  group: 'Site and sharing',
  description: 'Links to the profiles of the site, with icons.',
  withoutScripts: 'a list of links',
  reservesBox: true,
  budget: 3000,
  legacy: { types: ['socialLinks'], names: ['socialaccountlinks-v2', 'social-links', 'socialLinks'] },
} satisfies BlockManifest
