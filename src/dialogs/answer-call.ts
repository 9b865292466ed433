import { BlockError } from '../block-error'
import type { DataError } from '../data-layer/data-error'
import type { Announcement } from '../data-layer/data-layer'
import { report } from '../report'
import type { DialogOutcome } from './dialog.request'
import { createErrorKey } from './error-key'
import { openDialog } from './open-dialog'

/** Answers a call that has failed: with the login, or with the overlay of system errors [DATA-14] [DATA-15] [ERR-03]. */
export function answerCall(type: Announcement, cause: DataError): Promise<DialogOutcome> {
  if (type === 'login-required') return openDialog({ kind: 'login' })
  const errorKey = createErrorKey()
  report(new BlockError('system-error', `${cause.message} (error key ${errorKey})`, { cause }))
  return openDialog({ kind: 'system-error', errorKey, ...(type === 'connect' && { host: cause.host }) })
}
