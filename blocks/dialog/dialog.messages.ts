import { translatable } from '../../src/locale/core/translatable'
import type { DialogOutcome, DialogStyle } from '../../src/overlays/dialog-requests/dialog.request'

/** Texts of dialogs. */
export const MESSAGES = translatable('dialog', {
  loginTitle: 'Log In',
  email: 'Email Address',
  password: 'Password',
  rememberMe: 'Remember me',
  logIn: 'Log In',
  loggingIn: 'Logging in…',
  wentWrong: 'Something Went Wrong!',
  errorKey: 'Error key',
  reload: 'Reload Page',
  clear: 'Clear',
  /** For a host that does not respond [ERR-03]. */
  unreachable: (host: string): string => `Unable to connect to ${host}. Please try again.`,
  yes: 'Yes',
  no: 'No',
  ok: 'OK',
  cancel: 'Cancel',
})

/** Returns the default label of a button. */
export function buttonText(style: DialogStyle, outcome: DialogOutcome): string {
  if (outcome === 'confirm') return style === 'confirm-or-reject' ? MESSAGES.yes : MESSAGES.ok
  return outcome === 'reject' ? MESSAGES.no : MESSAGES.cancel
}
