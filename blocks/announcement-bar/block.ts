import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Announcement bar',
  description: 'A line of news above the page, which visitors can close.',
  withoutScripts: 'the line itself, with its link',
  budget: 3000,
  events: ['change'],
} satisfies BlockManifest
