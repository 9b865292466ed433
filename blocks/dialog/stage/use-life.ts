import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DialogOutcome } from '../../../src/overlays/dialogs/dialog.request'
import type { OpenDialog } from '../../../src/overlays/dialogs/dialog-store'
import { emit, useHost } from '../../kit/element/host'
import type { DialogEvents } from '../block'
import { type DialogPhase, nextPhase } from '../dialog.state'
import { whenFaded } from './when-faded'

/** The phase of a dialog, and the function that answers it. */
export interface DialogLife {
  readonly phase: DialogPhase
  /** Fires the answer's event and hides the dialog [DLG-02]. */
  readonly answer: (outcome: DialogOutcome) => void
}

/** Takes a dialog through its phases [DLG-01]; its promise resolves once the focus is restored. */
export function useLife(dialog: OpenDialog, box: RefObject<HTMLElement | null>): DialogLife {
  const host = useHost()
  const [phase, setPhase] = useState<DialogPhase>('shown')

  useEffect(() => {
    if (phase === 'hidden') dialog.leave()
    if (phase !== 'hiding' || !box.current) return undefined
    return whenFaded(box.current, () => setPhase(phase => nextPhase(phase, 'faded')))
  }, [phase, dialog, box])

  return {
    phase,
    answer(outcome) {
      if (phase !== 'shown') return
      const { opener } = dialog.request
      const asker = opener?.isConnected ? (opener.closest<HTMLElement>('ashlar-dialog') ?? opener) : host
      emit<DialogEvents>(asker, outcome, dialog.request)
      flushSync(() => setPhase(phase => nextPhase(phase, 'answer')))
      dialog.settle(outcome)
    },
  }
}
