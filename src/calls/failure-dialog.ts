import { BlockError, report } from '../data/core/report'
import { openDialog } from '../overlays/dialog-requests/open-dialog'
import type { DataError } from './client/call-answer'
import { siteAddress } from './core/site-address'

/**
 * Opens the dialog for a failed call: the login, or the overlay of system errors, which names an unreachable
 * host.
 *
 * @returns true once the visitor has logged in.
 */
export async function openFailureDialog(cause: DataError): Promise<boolean> {
  const { code, message } = cause
  if (code === 'login-required') return (await openDialog({ kind: 'login' })) === 'confirm'
  const errorKey = createErrorKey()
  report(new BlockError('system-error', `${message} (error key ${errorKey})`, { cause }))
  const isUnreachable = code === 'connect' || code === 'timeout'
  await openDialog({
    kind: 'system-error',
    errorKey,
    ...(isUnreachable && { host: new URL(siteAddress()).host }),
  })
  return false
}

/** The length of an error key [ERR-04]. */
const LENGTH = 10

/** Creates a key of ten random base-36 characters that links a report to the message on screen. */
export function createErrorKey(random: () => number = Math.random): string {
  return [...Array(LENGTH)].map(() => Math.floor(random() * 36).toString(36)).join('')
}
