import { expect } from 'chai'
import { mount, until, violations } from '../../test/mount'
import './form'
import { alive, control, faultAt, notices, press, type, withServer } from './form.fixture'

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

/** Stands in for the browser's requests with progress while `act` runs; the test answers each. */
async function withUploads(act: (uploads: Upload[]) => Promise<unknown>): Promise<void> {
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

function choose(block: Element, ...names: readonly string[]): void {
  const list = new DataTransfer()
  for (const name of names) list.items.add(new File(['%PDF-'], name))
  const input = control(block, 'plans')
  input.files = list.files
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }))
}

const rows = (block: Element): string[] =>
  [...block.querySelectorAll('.form__file-name')].map(({ textContent }) => textContent ?? '')

const rowButton = (block: Element, place = 0): HTMLButtonElement | undefined =>
  block.querySelectorAll<HTMLButtonElement>('.form__file-button')[place]

async function mountForm(): Promise<HTMLElement> {
  const block = await mount('form', DATA)
  await alive(block)
  await until(() => block.querySelector('.form__files'))
  type(control(block, 'subject'), 'Bench')
  return block
}

describe('the files of <ashlar-form>', () => {
  it('go ahead of the form with their progress, and the form refers to them', async () => {
    const sent = await withServer(() =>
      withUploads(async uploads => {
        const block = await mountForm()
        choose(block, 'a.pdf', 'b.png')
        expect(rows(block)).to.deep.equal(['a.pdf', 'b.png'])
        expect(await violations(block)).to.deep.equal([])
        press(block)
        const first = await until(() => uploads[0])
        expect(Object.fromEntries(first.query)).to.deep.equal({
          formId: 'files',
          fieldId: 'plans',
          name: 'a.pdf',
        })
        expect(await first.body.text()).to.equal('%PDF-')
        first.advance(0.5)
        expect([rowButton(block, 0)?.disabled, rowButton(block, 1)?.disabled]).to.deep.equal([false, true])
        const progress = block.querySelector('progress')
        expect([progress?.value, progress?.hidden]).to.deep.equal([0.5, false])
        expect(await violations(block)).to.deep.equal([])
        first.answer(200, { id: '1', token: 't1', name: 'a.pdf', size: 5 })
        const second = await until(() => uploads[1])
        expect(progress?.hidden).to.equal(true)
        second.answer(200, { id: '2', token: 't2', name: 'b.png', size: 5 })
        await until(() => block.querySelector('.form__sent'))
      }),
    )
    const saved = sent.find(({ path }) => path.endsWith('SaveFormSubmission'))
    expect(JSON.parse(`${saved?.body['form']}`)).to.deep.equal({
      subject: 'Bench',
      plans: [
        { id: '1', token: 't1', name: 'a.pdf', size: 5 },
        { id: '2', token: 't2', name: 'b.png', size: 5 },
      ],
    })
  })

  it('are checked before anything is sent [EDIT-02] [EDIT-08]', async () => {
    const sent = await withServer(() =>
      withUploads(async uploads => {
        const block = await mountForm()
        choose(block, 'run.exe')
        press(block)
        const unsupported = 'The file run.exe does not appear to be a supported PDF or PNG file.'
        await until(() => faultAt(block, 'plans') === unsupported)
        choose(block, 'a.pdf')
        expect(faultAt(block, 'plans')).to.equal('')
        choose(block, 'a.pdf', 'b.pdf', 'c.pdf')
        press(block)
        await until(() => faultAt(block, 'plans') === 'Please choose 2 files at most.')
        expect(uploads.length).to.equal(0)
      }),
    )
    expect(sent.filter(({ path }) => path.includes('/form/'))).to.deep.equal([])
  })

  it('that fail to arrive are said at their field; the next try sends only what is missing', async () => {
    const sent = await withServer(() =>
      withUploads(async uploads => {
        const block = await mountForm()
        choose(block, 'a.pdf', 'b.pdf')
        press(block)
        ;(await until(() => uploads[0])).answer(200, { id: '1', token: 't1', name: 'a.pdf', size: 5 })
        ;(await until(() => uploads[1])).answer(503)
        await until(() => faultAt(block, 'plans') === 'File upload failed to complete')
        expect([control(block, 'subject').value, control(block, 'subject').disabled]).to.deep.equal([
          'Bench',
          false,
        ])
        expect(rows(block)).to.deep.equal(['a.pdf', 'b.pdf'])
        press(block)
        const again = await until(() => uploads[2])
        expect(again.query.get('name')).to.equal('b.pdf')
        again.answer(400, { error: 'The file b.pdf does not appear to be a supported file.' })
        await until(() => faultAt(block, 'plans').includes('b.pdf does not appear'))
      }),
    )
    expect(sent.some(({ path }) => path.endsWith('SaveFormSubmission'))).to.equal(false)
  })

  for (const [status, body, said] of [
    [0, '', 'File upload failed to complete'],
    [503, {}, 'File upload failed to complete'],
    [504, {}, 'File processing failed to complete'],
    [500, {}, 'File processing failed'],
    [200, { id: 1 }, 'File processing failed'],
    [204, '', 'No response data from job request'],
    [418, {}, 'There was a problem while uploading your file.'],
  ] as const) {
    it(`that end with ${status} ${JSON.stringify(body)} say "${said}" at their field [ERR-17]`, async () => {
      await withServer(() =>
        withUploads(async uploads => {
          const block = await mountForm()
          choose(block, 'a.pdf')
          press(block)
          ;(await until(() => uploads[0])).answer(status, body)
          await until(() => faultAt(block, 'plans') === said)
          expect(block.querySelector('.form__file-status')?.textContent).to.equal('5 bytes · Error uploading')
          expect(notices(block)).not.to.include('Network error')
        }),
      )
    })
  }

  it('that fail without a connection say that it is gone [ERR-14] [ERR-16]', async () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
    try {
      await withServer(() =>
        withUploads(async uploads => {
          const block = await mountForm()
          choose(block, 'a.pdf')
          press(block)
          ;(await until(() => uploads[0])).answer(0)
          await until(() => notices(block).length)
          const scroll = 'Your form has encountered a problem. Please scroll'
          expect(notices(block)).to.deep.equal([
            `${scroll} down to review.`,
            'Network error',
            'Please check your internet connection.',
            `${scroll} up to review.`,
          ])
          expect(faultAt(block, 'plans')).to.equal('File upload failed to complete')
        }),
      )
    } finally {
      Reflect.deleteProperty(navigator, 'onLine')
    }
  })

  it('are sent anew when the server does not have them any more', async () => {
    const act = (): Promise<void> =>
      withUploads(async uploads => {
        const block = await mountForm()
        choose(block, 'a.pdf')
        for (const place of [0, 1]) {
          press(block)
          ;(await until(() => uploads[place])).answer(200, { id: '1', token: 't', name: 'a.pdf', size: 5 })
          await until(() => faultAt(block, 'plans') === 'Gone.')
        }
      })
    await withServer(act, { save: { status: 400, body: { errors: { plans: 'Gone.' } } } })
  })

  it('can be stopped on their way, and taken away before [ERR-17]', async () => {
    await withServer(() =>
      withUploads(async uploads => {
        const block = await mountForm()
        choose(block, 'a.pdf', 'b.pdf')
        rowButton(block)?.click()
        expect(rows(block)).to.deep.equal(['b.pdf'])
        expect([...(control(block, 'plans').files ?? [])].map(({ name }) => name)).to.deep.equal(['b.pdf'])
        press(block)
        const upload = await until(() => uploads[0])
        expect([rowButton(block)?.textContent, rowButton(block)?.disabled]).to.deep.equal(['Cancel', false])
        rowButton(block)?.click()
        await until(() => faultAt(block, 'plans') === 'File processing cancelled')
        expect(upload.isAborted).to.equal(true)
        expect(block.querySelector('.form__file-status')?.textContent).to.equal('5 bytes')
        expect([rowButton(block)?.textContent, rowButton(block)?.disabled]).to.deep.equal(['Remove', false])
        expect(control(block, 'subject').disabled).to.equal(false)
      }),
    )
  })

  it('are listed no more once the block is gone', async () => {
    const block = await mountForm()
    choose(block, 'a.pdf')
    const box = block.querySelector('[data-field-id="plans"]')
    block.remove()
    await until(() => box?.querySelector('.form__files') === null)
  })
})
