import { BlockError, report } from '../../data/core/report'
import { bundleComes } from './bundle-comes'
import type { DialogOutcome, DialogRequest } from './dialog.request'
import { $dialogs, addDialog, cancelAll, STAGE } from './dialog-store'

const TAG = 'ashlar-dialog'

/** Kinds of which the page shows one at a time: several calls may ask for the same at once. */
const SINGLE = ['login', 'system-error']

/**
 * Shows a dialog above the page, above those that are open already; the runtime loads the bundle that draws it.
 * Settles when the visitor has answered, as 'cancel' where the bundle does not come.
 */
export function openDialog(request: DialogRequest): Promise<DialogOutcome> {
  prepareDialogs()
  const same = $dialogs.get().find(({ request: { kind } }) => kind === request.kind && SINGLE.includes(kind))
  if (same) return same.settled

  const dialog = addDialog(request)
  bundleComes('dialog').then(isThere => {
    if (isThere || !$dialogs.get().includes(dialog)) return
    report(new BlockError('dialog-unavailable', `no dialog can be shown: ${request.kind}`))
    dialog.settle('cancel')
    dialog.leave()
  })
  return dialog.settled
}

/** Makes sure that the page has a place for its dialogs, whose bundle the runtime then loads. */
function prepareDialogs(): void {
  if (document.querySelector(`${TAG}[${STAGE}]`)) return
  const stage = document.createElement(TAG)
  stage.setAttribute(STAGE, '')
  stage.setAttribute('data-load', 'eager')
  // A stage that cannot draw answers for what stood on it.
  stage.addEventListener('ashlar:error', cancelAll)
  document.body.append(stage)
}
