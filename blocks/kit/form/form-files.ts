import { fetchWithProgress } from '../../../src/calls/client/fetch-with-progress'
import type { DataLayer, DataLayerOptions } from '../../../src/calls/client/send-call'
import { humanizeBytes } from '../../../src/data/bytes'
import { dom } from '../../../src/data/core/dom'
import type { Result } from '../../../src/data/core/result'
import type { ChosenFile } from '../../../src/forms/fields/field-values'
import { UPLOAD_MESSAGES } from '../../../src/forms/form.messages'
import { UPLOAD_FAILURES } from '../../../src/forms/upload.messages'
import { type UploadError, type UploadRequest, uploadFile } from '../../../src/forms/upload-file'
import type { BoundField } from './form-elements'
import { drawFile, type FileRow } from './form-file-row'
import { afterReset } from './form-reset'

/** The stored files of a form's fields, or the fields' errors, by field id. */
type SentFiles = Result<Readonly<Record<string, readonly ChosenFile[]>>, Readonly<Record<string, string>>>

/** The file fields of a form. */
export interface FileFields {
  /** Uploads every chosen file that the server does not have yet, one after another. */
  readonly send: (formId: string, callsThrough: CallsThrough) => Promise<SentFiles>
  /** Shows the progress of all chosen files, which the form's own request sends. */
  readonly begin: (cancel: () => void) => FileProgress
  /** The buttons beside the chosen files. */
  readonly buttons: () => HTMLButtonElement[]
  /** Marks the fields' files as no longer stored on the server. */
  readonly forget: (fieldIds: readonly string[]) => void
  readonly stop: () => void
}

/** The progress of all chosen files. */
interface FileProgress {
  /** @param part the fraction sent, from 0 to 1. */
  readonly advance: (part: number) => void
  readonly finish: (isDone: boolean) => void
}

/** Makes the site's calls with the given `fetch`. */
type CallsThrough = (fetch: DataLayerOptions['fetch']) => DataLayer

/** Lists the chosen files below each field, and uploads them with progress. */
export function startFiles(fields: readonly BoundField[]): FileFields {
  const inputs = fields.flatMap(bound =>
    bound.controls
      .filter(control => control instanceof HTMLInputElement && control.type === 'file')
      .map(input => ({ fieldId: bound.field.id, input: input as HTMLInputElement })),
  )
  // A file is uploaded once, even if the form is sent again.
  const sent = new WeakMap<File, ChosenFile>()
  const lists = inputs.map(({ fieldId, input }) => ({ ...listFiles(input), fieldId, input }))
  const ending = new AbortController()

  return { send, begin, buttons, forget, stop }

  async function send(formId: string, callsThrough: CallsThrough): Promise<SentFiles> {
    const files: Record<string, ChosenFile[]> = {}
    for (const { fieldId, input, rows } of lists) {
      for (const file of input.files ?? []) {
        let stored = sent.get(file)
        if (!stored) {
          const upload = { formId, fieldId, file }
          const outcome = await sendOne(callsThrough, upload, rows.get(file))
          if (!outcome.ok) return { ok: false, error: { [fieldId]: outcome.error.message } }
          stored = outcome.value
        }
        sent.set(file, stored)
        files[fieldId] = [...(files[fieldId] ?? []), stored]
      }
    }
    return { ok: true, value: files }
  }

  function begin(cancel: () => void): FileProgress {
    const rows = lists.flatMap(({ rows }) => [...rows.values()])
    const finishers = rows.map(row => row.begin(cancel))
    return {
      advance(part) {
        for (const row of rows) row.advance(part)
      },
      finish(isDone) {
        for (const finish of finishers) finish(isDone ? UPLOAD_MESSAGES.done : '')
      },
    }
  }

  async function sendOne(
    callsThrough: CallsThrough,
    upload: Omit<UploadRequest, 'signal'>,
    row: FileRow | undefined,
  ) {
    const cancelling = new AbortController()
    const cancel = (): void => cancelling.abort()
    const finish = row?.begin(cancel)
    const calls = callsThrough((url, init) => fetchWithProgress(url, init, part => row?.advance(part)))
    ending.signal.addEventListener('abort', cancel)
    const outcome = await uploadFile(calls, { ...upload, signal: cancelling.signal })
    ending.signal.removeEventListener('abort', cancel)
    finish?.(statusOf(outcome))
    return outcome
  }

  function statusOf(outcome: Result<ChosenFile, UploadError>): string {
    if (outcome.ok) return UPLOAD_MESSAGES.done
    return outcome.error.isCancelled ? '' : UPLOAD_FAILURES.uploading
  }

  function buttons(): HTMLButtonElement[] {
    return lists.flatMap(({ rows }) => [...rows.values()].map(({ button }) => button))
  }

  function forget(fieldIds: readonly string[]): void {
    for (const { fieldId, input } of inputs) {
      if (fieldIds.includes(fieldId)) for (const file of input.files ?? []) sent.delete(file)
    }
  }

  function stop(): void {
    ending.abort()
    for (const { remove } of lists) remove()
  }
}

interface FileList {
  readonly rows: Map<File, FileRow>
  readonly remove: () => void
}

/** Lists the chosen files, each with its size and a remove button. */
function listFiles(input: HTMLInputElement): FileList {
  const list = dom.createElement('ul')
  list.className = 'form__files'
  const rows = new Map<File, FileRow>()

  const draw = (): void => {
    rows.clear()
    for (const file of input.files ?? []) {
      rows.set(
        file,
        drawFile(file.name, humanizeBytes(file.size, locale()), () => leaveOut(input, file)),
      )
    }
    list.hidden = rows.size === 0
    list.replaceChildren(...[...rows.values()].map(({ element }) => element))
  }
  draw()
  list.ariaLabel = UPLOAD_MESSAGES.list
  input.after(list)
  input.addEventListener('change', draw)
  const stopResets = afterReset(input.form, draw)
  return {
    rows,
    remove() {
      stopResets()
      input.removeEventListener('change', draw)
      list.remove()
    },
  }
}

/** A `FileList` is immutable and can only be replaced. */
function leaveOut(input: HTMLInputElement, file: File): void {
  const rest = new DataTransfer()
  for (const other of input.files ?? []) if (other !== file) rest.items.add(other)
  input.files = rest.files
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }))
  input.focus()
}

const locale = (): string | undefined => dom.documentElement.lang || undefined
