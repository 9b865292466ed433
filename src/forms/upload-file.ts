import type { DataLayer } from '../calls/client/data-layer'
import { UPLOAD_FILE_PATH, uploadAnswer } from '../calls/form'
import type { ChosenFile } from './fields/field-values'
import { uploadFailure } from './upload-failure'

/** A file that the server keeps, or why it does not, in words. */
export type UploadOutcome =
  | { readonly file: ChosenFile }
  | { readonly fault: string; readonly isCancelled: boolean }

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
): Promise<UploadOutcome> {
  const sent = await post(UPLOAD_FILE_PATH, {
    secure: true,
    query: { formId, fieldId, name: file.name },
    file,
    answer: uploadAnswer,
    signal,
  })
  if (sent.success && sent.value) return { file: sent.value }
  return {
    fault: uploadFailure(sent.success ? undefined : sent.error),
    isCancelled: signal.aborted,
  }
}
