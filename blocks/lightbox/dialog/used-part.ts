/**
 * Gestures and captions of an open lightbox, and what needs the page's context. They load at the visitor's first input, or
 * when a lightbox opens.
 */

import { $dialogs } from '../../../src/overlays/dialog-requests/dialog-store'
import { account, isAuthenticated } from '../../../src/site/slices/account'

export { Caption } from './caption'
export { StageGestures } from './stage-gestures'

/** Returns whether a dialog covers the lightbox; a notification does not. */
export const isCovered = (): boolean => $dialogs.get().some(({ request }) => request.kind !== 'information')

/** Returns whether the visitor is signed in to an account of the site. */
export const isSignedIn = (): boolean => isAuthenticated(account())
