import { BlockError } from '../block-error'
import { report } from '../report'
import type { DialogOutcome } from './dialog.request'
import { createErrorKey } from './error-key'
import { openDialog } from './open-dialog'

/** Answers a call that was refused: with the login, or with the overlay of system errors (A8 L141). */
export function answerCall(
  type: 'login-required' | 'authorization-fail',
  cause: Error,
): Promise<DialogOutcome> {
  if (type === 'login-required') return openDialog({ kind: 'login' })
  const errorKey = createErrorKey()
  report(new BlockError('system-error', `${cause.message} (error key ${errorKey})`, { cause }))
  return openDialog({ kind: 'system-error', errorKey })
}
