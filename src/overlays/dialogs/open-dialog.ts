import { BlockError, report } from '../../data/core/report'
import type { DialogOutcome, DialogRequest } from './dialog.request'
import { $dialogs, addDialog, cancelAll, STAGE } from './dialog-store'
import { bundleLoads } from './wait-for-bundle'

const TAG = 'ashlar-dialog'

/** Kinds that the page shows once at a time, however many calls ask for them. */
const SINGLE = ['login', 'system-error']

/**
 * Shows a dialog above the page and its open dialogs; the runtime loads the bundle that draws it. Resolves to the
 * visitor's answer, or to 'cancel' if the bundle does not load.
 */
export function openDialog(request: DialogRequest): Promise<DialogOutcome> {
  prepareDialogs()
  const same = $dialogs.get().find(({ request: { kind } }) => kind === request.kind && SINGLE.includes(kind))
  if (same) return same.settled

  const dialog = addDialog(request)
  bundleLoads('dialog').then(isThere => {
    if (isThere || !$dialogs.get().includes(dialog)) return
    report(new BlockError('dialog-unavailable', `no dialog can be shown: ${request.kind}`))
    dialog.settle('cancel')
    dialog.leave()
  })
  return dialog.settled
}

/** Adds the element that shows the page's dialogs, if there is none; the runtime then loads its bundle. */
function prepareDialogs(): void {
  if (document.querySelector(`${TAG}[${STAGE}]`)) return
  const stage = document.createElement(TAG)
  stage.setAttribute(STAGE, '')
  stage.setAttribute('data-load', 'eager')
  // If it cannot render, its dialogs are cancelled.
  stage.addEventListener('ashlar:error', cancelAll)
  document.body.append(stage)
}
