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

/** The details of the block's events. */
export interface DialogEvents extends Readonly<Record<DialogOutcome, DialogRequest>> {
  /** The visitor has confirmed; the detail is what the dialog was asked to show. */
  readonly confirm: DialogRequest
  /** The visitor has chosen the button that declines. */
  readonly reject: DialogRequest
  /** The visitor has left without an answer: by Escape, the close button or a click outside. */
  readonly cancel: DialogRequest
}
