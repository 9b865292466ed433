import type { DialogOutcome, DialogStyle } from '../../src/dialogs/dialog.request'

/** What dialogs say. */
export const MESSAGES = {
  close: 'Close',
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
} as const

/** Said where a host does not answer (A8 L142). */
export const unreachable = (host: string): string => `Unable to connect to ${host}. Please try again.`

/** What a button says where the request does not. */
export function buttonText(style: DialogStyle, outcome: DialogOutcome): string {
  if (outcome === 'confirm') return style === 'confirm-or-reject' ? 'Yes' : 'OK'
  return outcome === 'reject' ? 'No' : 'Cancel'
}
