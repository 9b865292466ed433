import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DialogOutcome } from '../../../src/overlays/dialog-requests/dialog.request'
import type { OpenDialog } from '../../../src/overlays/dialog-requests/dialog-store'
import { emit, useHost } from '../../kit/element/host'
import type { DialogEvents } from '../block'
import { type DialogPhase, HIDE_FALLBACK_MS, nextPhase } from '../dialog.state'

/** The phase of a dialog, and the function that answers it. */
interface DialogLife {
  readonly phase: DialogPhase
  /** Fires the answer's event and hides the dialog. */
  readonly answer: (outcome: DialogOutcome) => void
}

/** Takes a dialog through its phases; its promise resolves once the focus is restored. */
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

/** Calls `work` after `ms`. Returns how to cancel. */
type After = (work: () => void, ms: number) => () => void

const after: After = (work, ms) => {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

/**
 * Calls `done` when the element's transition ends or is canceled, immediately if it has none, and after
 * `HIDE_FALLBACK_MS` in any case. Returns how to cancel.
 */
export function whenFaded(element: HTMLElement, done: () => void, later: After = after): () => void {
  const undo = new AbortController()
  const { signal } = undo
  const end = (): void => {
    if (signal.aborted) return
    undo.abort()
    done()
  }
  for (const type of ['transitionend', 'transitioncancel']) {
    element.addEventListener(type, event => event.target === element && end(), { signal })
  }
  const isStill = parseFloat(getComputedStyle(element).transitionDuration) === 0
  signal.addEventListener('abort', later(end, isStill ? 0 : HIDE_FALLBACK_MS))
  return () => undo.abort()
}
