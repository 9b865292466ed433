import type { DialogOutcome, DialogStyle } from '../../src/overlays/dialog-requests/dialog.request'

/** Width of a dialog, in px [DLG-05]. */
export const DIALOG_WIDTH = 350

/** Padding of a dialog, in px [DLG-05]. */
export const DIALOG_PADDING = 20

/** Time after which a dialog is hidden even if its transition has not ended, in ms [DLG-06]. */
export const HIDE_FALLBACK_MS = 600

/** Base z-index of the dialog layer [DLG-07]. */
export const DIALOG_LAYER = 30_000

/** Time that an information dialog is shown, in ms [DLG-04]. */
export const INFORMATION_MS = 2000

/** The life of a dialog; a hidden one is destroyed. */
export type DialogPhase = 'shown' | 'hiding' | 'hidden'

/** Returns the phase after an answer, and after the transition that follows it. */
export function nextPhase(phase: DialogPhase, event: 'answer' | 'faded'): DialogPhase {
  if (phase === 'shown' && event === 'answer') return 'hiding'
  return phase === 'hiding' && event === 'faded' ? 'hidden' : phase
}

/** The buttons of each style, the confirming one last. */
export const BUTTONS: Readonly<Record<DialogStyle, readonly DialogOutcome[]>> = {
  'confirm-or-reject': ['reject', 'confirm'],
  'confirm-or-cancel': ['cancel', 'confirm'],
  'confirm-only': ['confirm'],
  'no-buttons': [],
}
