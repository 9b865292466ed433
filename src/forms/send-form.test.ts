import { describe, expect, it } from 'vitest'
import { DataError } from '../data-layer/data-error'
import type { RequestOptions } from '../data-layer/data-request'
import { createSender } from './send-form'

const SENDING = {
  formId: 'f',
  collectionId: '',
  objectName: '',
  isOverlayForm: false,
  submitButtonText: 'Send',
  values: { a: 'x' },
  elapsedMs: 5000,
  decoy: '',
  fieldIds: ['a'],
}

/** A server that answers in turn; an error is a call that failed. */
function start(answers: readonly unknown[]) {
  const sent: { path: string; options: RequestOptions | undefined }[] = []
  const send = createSender({
    async post(path, options) {
      sent.push({ path, options: options as RequestOptions })
      const answer = answers[sent.length - 1]
      return answer instanceof DataError
        ? { success: false, error: answer }
        : { success: true, value: answer as never }
    },
  })
  return { send, sent }
}

const payloadOf = ({ options }: { options: RequestOptions | undefined }) =>
  options?.json as Record<string, unknown>

describe('a form that is sent', () => {
  it('asks for a key with an empty body, then sends it with the payload [FORM-55] [FORM-56]', async () => {
    const { send, sent } = start([{ key: 'k1' }, { success: true }])
    expect((await send(SENDING)).status).toBe('success')
    expect(sent.map(({ path, options }) => [path, options?.secure])).toEqual([
      ['/api/form/FormSubmissionKey', true],
      ['/api/form/SaveFormSubmission', true],
    ])
    expect(sent[0]?.options?.json ?? sent[0]?.options?.form).toBe(undefined)
    expect(payloadOf(sent[1] as never)).toMatchObject({ key: 'k1', formId: 'f', form: '{"a":"x"}' })
  })

  it('says when no key can be had, and sends nothing [FORM-44]', async () => {
    for (const answer of [new DataError('status', '', { status: 401 }), undefined]) {
      const { send, sent } = start([answer])
      const { failure } = await send(SENDING)
      expect(failure.form).toEqual(['Could not get a form submission key, please try again later.'])
      expect(sent.length).toBe(1)
    }
  })

  it('says when the fields cannot be written down [FORM-45]', async () => {
    const { send, sent } = start([])
    const endless: Record<string, never> = {}
    Object.assign(endless, { itself: endless })
    const { failure } = await send({ ...SENDING, values: { a: endless } })
    expect(failure.form).toEqual(['Could not parse the form fields, please check your entries.'])
    expect(sent.length).toBe(0)
  })

  it.each([
    [0, 1],
    [200, 1],
    [502, 1],
    [400, 2],
    [409, 2],
  ])(
    'after an answer of status %i asks for %i keys when it is sent again unchanged',
    async (status, keys) => {
      const failed = new DataError('status', '', { status })
      const answers = keys === 1 ? [{ success: true }] : [{ key: 'k2' }, { success: true }]
      const { send, sent } = start([{ key: 'k1' }, failed, ...answers])
      await send(SENDING)
      expect((await send(SENDING)).status).toBe('success')
      expect(sent.filter(({ path }) => path.endsWith('FormSubmissionKey')).length).toBe(keys)
    },
  )

  it('keeps its key when it got no answer and is sent again unchanged', async () => {
    const offline = new DataError('connect', '')
    const { send, sent } = start([{ key: 'k1' }, offline, offline, { key: 'k2' }, { success: true }])
    await send(SENDING)
    expect((await send(SENDING)).status).toBe('failure')
    expect((await send({ ...SENDING, values: { a: 'y' } })).status).toBe('success')
    expect(sent.map(({ path }) => path.slice(10))).toEqual([
      'FormSubmissionKey',
      'SaveFormSubmission',
      'SaveFormSubmission',
      'FormSubmissionKey',
      'SaveFormSubmission',
    ])
    expect([1, 2, 4].map(at => payloadOf(sent[at] as never)['key'])).toEqual(['k1', 'k1', 'k2'])
  })
})
