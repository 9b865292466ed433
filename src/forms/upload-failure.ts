import type { DataError, DataErrorCode } from '../calls/client/data-answer'
import { refusalText } from '../calls/refusal'
import { UPLOAD_FAILURES as MESSAGES } from './upload.messages'

type Failure = keyof typeof MESSAGES

const BY_CODE: Partial<Readonly<Record<DataErrorCode, Failure>>> = {
  connect: 'upload',
  timeout: 'processingIncomplete',
  aborted: 'processingCancelled',
  unparseable: 'processing',
  'answer-invalid': 'processing',
}

const BY_STATUS: Readonly<Record<number, Failure>> = {
  408: 'processingIncomplete',
  500: 'processing',
  502: 'upload',
  503: 'upload',
  504: 'processingIncomplete',
}

/** Statuses whose response describes the file's error. */
const WITH_WORDS = new Set([400, 413])

/** Returns the text for a file that the server rejected; `undefined` for a response without data [ERR-17]. */
export function uploadFailure(error: Pick<DataError, 'code' | 'status' | 'body'> | undefined): string {
  if (!error) return MESSAGES.noJobResponse
  const { code, status, body } = error
  const own = WITH_WORDS.has(status) ? refusalText(body) : undefined
  if (own) return own
  return MESSAGES[BY_CODE[code] ?? BY_STATUS[status] ?? 'uploadProblem']
}
