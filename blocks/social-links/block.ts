import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Social links',
  group: 'Site and sharing',
  reservesBox: true,
  description: 'Links to the profiles of the site, with icons.',
  withoutScripts: 'a list of links',
  budget: 3000,
  legacy: { types: ['socialLinks'], names: ['socialaccountlinks-v2', 'social-links', 'socialLinks'] },
} satisfies BlockManifest
