import { atom } from 'nanostores'
import type { DialogOutcome, DialogRequest } from './dialog.request'

/** A requested dialog, until it has left the page. */
export interface OpenDialog {
  /** Unique. */
  readonly key: number
  readonly request: DialogRequest
  /** Resolves to the first answer. */
  readonly settled: Promise<DialogOutcome>
  /** Resolves `settled`; the dialog may still fade out. */
  readonly settle: (outcome: DialogOutcome) => void
  /** Removes it from the page. */
  readonly leave: () => void
}

/** The page's dialogs, the newest last. */
export const $dialogs = atom<readonly OpenDialog[]>([])

/** Marks the `<ashlar-dialog>` that shows them. */
export const STAGE = 'data-stage'

let count = 0

/** Adds a dialog above the others. */
export function addDialog(request: DialogRequest): OpenDialog {
  let settle: OpenDialog['settle'] = () => {}
  const settled = new Promise<DialogOutcome>(done => {
    settle = done
  })
  const dialog: OpenDialog = {
    key: ++count,
    request,
    settled,
    settle,
    leave: () => $dialogs.set($dialogs.get().filter(other => other !== dialog)),
  }
  $dialogs.set([...$dialogs.get(), dialog])
  return dialog
}

/** Cancels and removes every dialog, when nothing can show them. */
export function cancelAll(): void {
  for (const dialog of $dialogs.get()) {
    dialog.settle('cancel')
    dialog.leave()
  }
}
