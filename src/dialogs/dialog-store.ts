import { atom } from 'nanostores'
import type { DialogOutcome, DialogRequest } from './dialog.request'

/** A dialog that is asked for, until `end` has been called. */
export interface OpenDialog {
  readonly request: DialogRequest
  readonly end: (outcome: DialogOutcome) => void
}

/** The page's dialogs, the newest last. */
export const $dialogs = atom<readonly OpenDialog[]>([])
