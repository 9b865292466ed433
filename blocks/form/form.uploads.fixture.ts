import { expect } from 'chai'
import { mount, until } from '../../test/mount'
import { alive, control, type } from './form.fixture'

const UPLOAD = '/api/form/UploadFile'

const DATA = {
  formId: 'files',
  fields: [
    { type: 'text', id: 'subject', title: 'Subject' },
    {
      type: 'file',
      id: 'plans',
      title: 'Plans',
      numFiles: 2,
      allowedFileTypes: ['pdf', 'png'],
      maxFileMegabytes: 0.001,
    },
  ],
}

interface Upload {
  readonly query: URLSearchParams
  readonly body: File
  readonly answer: (status: number, body?: unknown) => void
  readonly advance: (part: number) => void
  isAborted: boolean
}

/** Replaces the browser's upload requests while `act` runs; the test responds to each. */
export async function withUploads(act: (uploads: Upload[]) => Promise<unknown>): Promise<void> {
  const { XMLHttpRequest: original } = window
  const uploads: Upload[] = []
  class Request {
    status = 0
    responseText = ''
    withCredentials = false
    upload: { onprogress?: (event: object) => void } = {}
    onload?: () => void
    onabort?: () => void
    onerror?: () => void
    private url = ''
    private current: Upload | undefined
    open(_: string, url: string): void {
      this.url = url
    }
    setRequestHeader(): void {}
    abort(): void {
      if (this.current) this.current.isAborted = true
      this.onabort?.()
    }
    send(body: File): void {
      this.current = {
        query: new URL(this.url).searchParams,
        body,
        isAborted: false,
        advance: loaded => this.upload.onprogress?.({ loaded, total: 1 }),
        answer: (status, answer = {}) => {
          this.status = status
          this.responseText = typeof answer === 'string' ? answer : JSON.stringify(answer)
          if (status) this.onload?.()
          else this.onerror?.()
        },
      }
      expect(new URL(this.url).pathname).to.equal(UPLOAD)
      uploads.push(this.current)
    }
  }
  Object.assign(window, { XMLHttpRequest: Request })
  try {
    await act(uploads)
  } finally {
    window.XMLHttpRequest = original
  }
}

export function choose(block: Element, ...names: readonly string[]): void {
  const list = new DataTransfer()
  for (const name of names) list.items.add(new File(['%PDF-'], name))
  const input = control(block, 'plans')
  input.files = list.files
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }))
}

export const rows = (block: Element): string[] =>
  [...block.querySelectorAll('.form__file-name')].map(({ textContent }) => textContent ?? '')

export const rowButton = (block: Element, place = 0): HTMLButtonElement | undefined =>
  block.querySelectorAll<HTMLButtonElement>('.form__file-button')[place]

export async function mountForm(): Promise<HTMLElement> {
  const block = await mount('form', DATA)
  await alive(block)
  await until(() => block.querySelector('.form__files'))
  type(control(block, 'subject'), 'Bench')
  return block
}
