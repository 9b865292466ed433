import { dom } from '../../data/core/dom'
import { BlockError, report } from '../../data/core/report'
import { bundleLoads } from '../dialogs/wait-for-bundle'
import type { DialogOutcome, DialogRequest } from './dialog.request'
import { $dialogs, addDialog, cancelAll, STAGE } from './dialog-store'

const TAG = 'ashlar-dialog'

/** Kinds of dialogs that are shown once at a time, however many calls request them. */
const SINGLE = ['login', 'system-error']

/**
 * Shows a dialog above the page and its open dialogs; the runtime loads its bundle. Resolves to the visitor's
 * answer, or to 'cancel' if the bundle does not load.
 */
export function openDialog(request: DialogRequest): Promise<DialogOutcome> {
  prepareDialogs()
  const same = $dialogs.get().find(({ request: { kind } }) => kind === request.kind && SINGLE.includes(kind))
  if (same) return same.settled

  const dialog = addDialog(request)
  bundleLoads('dialog').then(isThere => {
    if (isThere || !$dialogs.get().includes(dialog)) return
    report(new BlockError('dialog-unavailable', `the dialog could not be shown: ${request.kind}`))
    dialog.settle('cancel')
    dialog.leave()
  })
  return dialog.settled
}

/**
 * Adds the element that shows the page's dialogs, if it does not exist; the runtime then loads its bundle.
 */
function prepareDialogs(): void {
  if (dom.querySelector(`${TAG}[${STAGE}]`)) return
  const stage = dom.createElement(TAG)
  stage.setAttribute(STAGE, '')
  stage.setAttribute('data-load', 'eager')
  // If the stage cannot render, its dialogs are canceled.
  stage.addEventListener('ashlar:error', cancelAll)
  dom.body.append(stage)
}
