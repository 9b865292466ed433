import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Dialog',
  description: 'A question, a notification or a login in a modal dialog.',
  withoutScripts: 'the link or button that opens it',
  budget: 5000,
  priority: 'high',
  events: ['confirm', 'reject', 'cancel'],
} satisfies BlockManifest
