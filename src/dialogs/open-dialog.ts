import type { DialogOutcome, DialogRequest } from './dialog.request'
import { $dialogs, type OpenDialog } from './dialog-store'

const TAG = 'ashlar-dialog'

/**
 * Shows a dialog above the page, above those that are open already; the runtime loads the bundle that draws it.
 * Settles when the visitor has answered.
 */
export function openDialog(request: DialogRequest): Promise<DialogOutcome> {
  if (!document.querySelector(TAG)) {
    const stage = document.createElement(TAG)
    stage.setAttribute('data-load', 'eager')
    document.body.append(stage)
  }
  return new Promise(settle => {
    const dialog: OpenDialog = {
      request,
      end(outcome) {
        $dialogs.set($dialogs.get().filter(other => other !== dialog))
        settle(outcome)
      },
    }
    $dialogs.set([...$dialogs.get(), dialog])
  })
}
