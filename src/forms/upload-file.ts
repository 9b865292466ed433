import type { DataError, DataErrorCode } from '../calls/client/call-answer'
import type { DataLayer } from '../calls/client/send-call'
import { UPLOAD_FILE_PATH, uploadAnswer } from '../calls/form-upload'
import { refusalText } from '../calls/refusal'
import type { Result } from '../data/core/result'
import type { ChosenFile } from './fields/field-values'
import { UPLOAD_FAILURES as MESSAGES } from './upload.messages'

/** The server's reason for not storing a file. */
export interface UploadError {
  /** Text for the visitor. */
  readonly message: string
  readonly isCancelled: boolean
}

export interface UploadRequest {
  readonly formId: string
  readonly fieldId: string
  readonly file: File
  readonly signal: AbortSignal
}

/** Uploads a file ahead of its form. Never throws. */
export async function uploadFile(
  { post }: Pick<DataLayer, 'post'>,
  { formId, fieldId, file, signal }: UploadRequest,
): Promise<Result<ChosenFile, UploadError>> {
  const sent = await post(UPLOAD_FILE_PATH, {
    secure: true,
    query: { formId, fieldId, name: file.name },
    file,
    answer: uploadAnswer,
    signal,
  })
  if (sent.ok) return sent
  return { ok: false, error: { message: uploadFailure(sent.error), isCancelled: signal.aborted } }
}

type Failure = keyof typeof MESSAGES

const BY_CODE: Partial<Readonly<Record<DataErrorCode, Failure>>> = {
  connect: 'upload',
  timeout: 'processingIncomplete',
  aborted: 'processingCancelled',
  unparseable: 'processing',
}

const BY_STATUS: Readonly<Record<number, Failure>> = {
  204: 'noJobResponse',
  408: 'processingIncomplete',
  500: 'processing',
  502: 'upload',
  503: 'upload',
  504: 'processingIncomplete',
}

/** Statuses whose response describes the file's error. */
const WITH_WORDS = new Set([400, 413])

/** Returns the text for a file that the server has not stored. */
function uploadFailure({ code, status, body }: Pick<DataError, 'code' | 'status' | 'body'>): string {
  const own = WITH_WORDS.has(status) ? refusalText(body) : undefined
  if (own) return own
  return MESSAGES[BY_CODE[code] ?? BY_STATUS[status] ?? (status < 300 ? 'processing' : 'uploadProblem')]
}
