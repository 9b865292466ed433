import type { DataError } from '../data-layer/data-error'
import type { DataLayer } from '../data-layer/data-layer'
import { UPLOAD_FILE_PATH, uploadAnswer } from '../wire/form'
import { refusalText } from '../wire/refusal'
import type { ChosenFile } from './field-values'
import type { FIELD_MESSAGES } from './form-messages'

/** A file that the server keeps, or why it does not, in words. */
export type UploadOutcome = { readonly file: ChosenFile } | { readonly fault: string }

/** What is said of a file that the server does not keep. */
export type UploadWords = Pick<typeof FIELD_MESSAGES, 'upload' | 'uploadCancelled'>

export interface UploadRequest {
  readonly formId: string
  readonly fieldId: string
  readonly file: File
  readonly signal: AbortSignal
}

/** Sends one file ahead of the form that it belongs to. Never throws. */
export async function uploadFile(
  { post }: Pick<DataLayer, 'post'>,
  { formId, fieldId, file, signal }: UploadRequest,
  words: UploadWords,
): Promise<UploadOutcome> {
  const sent = await post(UPLOAD_FILE_PATH, {
    secure: true,
    query: { formId, fieldId, name: file.name },
    file,
    answer: uploadAnswer,
    signal,
  })
  if (sent.success && sent.value) return { file: sent.value }
  return { fault: sent.success ? words.upload : faultOf(sent.error, words) }
}

/** Statuses whose words are about the file. */
const WITH_WORDS = new Set([400, 413])

function faultOf({ code, status, body }: DataError, { upload, uploadCancelled }: UploadWords): string {
  if (code === 'aborted') return uploadCancelled
  return (WITH_WORDS.has(status) && refusalText(body)) || upload
}
