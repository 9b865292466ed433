import type { DialogOutcome, DialogStyle } from '../../src/overlays/dialogs/dialog.request'

/** Width of a dialog, in px (B9 L339). */
export const DIALOG_WIDTH = 350

/** Space inside a dialog, in px (B9 L339). */
export const DIALOG_PADDING = 20

/** Time after which a dialog is hidden even if its fading has not ended (B9 L339). */
export const HIDE_FALLBACK_MS = 600

/** Base z-index of the layer that dialogs stand on (B9 L339). */
export const DIALOG_LAYER = 30_000

/** Time that an information stays (B4 L223). */
export const INFORMATION_MS = 2000

/** The life of a dialog; a hidden one is destroyed (B4 L223). */
export type DialogPhase = 'shown' | 'hiding' | 'hidden'

/** What comes after an answer, and after the fading that follows it (B4 L223). */
export function nextPhase(phase: DialogPhase, event: 'answer' | 'faded'): DialogPhase {
  if (phase === 'shown' && event === 'answer') return 'hiding'
  return phase === 'hiding' && event === 'faded' ? 'hidden' : phase
}

/** The buttons of each style, the one that agrees last (B4 L223). */
export const BUTTONS: Readonly<Record<DialogStyle, readonly DialogOutcome[]>> = {
  'confirm-or-reject': ['reject', 'confirm'],
  'confirm-or-cancel': ['cancel', 'confirm'],
  'confirm-only': ['confirm'],
  'no-buttons': [],
}
