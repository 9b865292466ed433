import { atom } from 'nanostores'
import type { DialogOutcome, DialogRequest } from './dialog.request'

/** A dialog that is asked for, until it has left the page. */
export interface OpenDialog {
  /** Another for each. */
  readonly key: number
  readonly request: DialogRequest
  /** How it ends; the first answer counts. */
  readonly settled: Promise<DialogOutcome>
  /** Tells whoever has asked how it ended; it may fade out yet. */
  readonly settle: (outcome: DialogOutcome) => void
  /** Takes it off the page. */
  readonly leave: () => void
}

/** The page's dialogs, the newest last. */
export const $dialogs = atom<readonly OpenDialog[]>([])

/** Marks the `<ashlar-dialog>` that shows them. */
export const STAGE = 'data-stage'

let count = 0

/** Puts a dialog above the others. */
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

/** Cancels all that is asked for: there is nothing that could show it. */
export function cancelAll(): void {
  for (const dialog of $dialogs.get()) {
    dialog.settle('cancel')
    dialog.leave()
  }
}
