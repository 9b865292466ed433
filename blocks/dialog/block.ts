import type { DialogOutcome, DialogRequest } from '../../src/overlays/dialog-requests/dialog.request'
import type { BlockManifest } from '../../src/spec/block-manifest'

export default {
  title: 'Dialog',
  group: 'Forms and dialogs',
  description: 'A question, a notification or a login in a modal dialog.',
  withoutScripts: 'the link or button that opens it',
  budget: 5000,
  priority: 'high',
  events: ['confirm', 'reject', 'cancel'],
} satisfies BlockManifest

/** The details of the block's events: the visitor has answered, or left without an answer. */
export type DialogEvents = Readonly<Record<DialogOutcome, DialogRequest>>
