import type { DataLayer } from '../calls/client/data-layer'
import { UPLOAD_FILE_PATH, uploadAnswer } from '../calls/form-upload'
import type { Result } from '../data/core/result'
import type { ChosenFile } from './fields/field-values'
import { uploadFailure } from './upload-failure'

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
  if (sent.ok && sent.value) return { ok: true, value: sent.value }
  const message = uploadFailure(sent.ok ? undefined : sent.error)
  return { ok: false, error: { message, isCancelled: signal.aborted } }
}
