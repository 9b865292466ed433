// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { pagePart } from '../site/page-part'
import { FIELD_MESSAGES, FORM_MESSAGES } from './form.messages'
import { readFailure } from './form-failure'
import { submissionPayload } from './send-form'
import { clearError, fail, IDLE, isLocked, pointsToErrors, reject, submit, succeed } from './submission.state'

describe('a submission', () => {
  it('goes from idle to submitting, then to success or failure [FORM-18]', () => {
    expect([IDLE, submit(IDLE), succeed(), fail(IDLE.failure)].map(({ status }) => status)).toEqual([
      'idle',
      'submitting',
      'success',
      'failure',
    ])
  })

  it('locks the form while it is being sent [FORM-19]', () => {
    const states = [IDLE, submit(IDLE), succeed(), fail(IDLE.failure)]
    expect(states.map(isLocked)).toEqual([false, true, false, false])
  })

  it('is not started twice [FORM-21]', () => {
    const first = submit(IDLE)
    expect(submit(first)).toBe(first)
    const done = succeed()
    expect(submit(done)).toBe(done)
    expect(submit(fail(IDLE.failure)).status).toBe('submitting')
  })

  it('points to errors, from two on, in forms that are not newsletters [FORM-46]', () => {
    const faulty = reject({ fields: { a: 'No.', b: 'Nor.' }, form: [] })
    expect([
      pointsToErrors(faulty, false),
      pointsToErrors(faulty, true),
      pointsToErrors(clearError(faulty, 'a'), false),
      pointsToErrors(fail({ fields: {}, form: ['Closed.'] }), false),
      pointsToErrors(IDLE, false),
    ]).toEqual([true, false, false, false, false])
  })

  it('clears the error of a field that is being corrected', () => {
    const faulty = reject({ fields: { a: 'No.', b: 'Nor.' }, form: ['x'] })
    expect(clearError(faulty, 'a').failure).toEqual({ fields: { b: 'Nor.' }, form: ['x'] })
    expect(clearError(clearError(faulty, 'a'), 'b').failure).toEqual({ fields: {}, form: [] })
    expect(clearError(faulty, 'c')).toBe(faulty)
  })
})

describe('a rejected submission', () => {
  it.each([
    [401, { error: 'x' }, 'Unable to submit form. Please try again later.', 'FORM-47'],
    [404, {}, 'This form has not been configured yet.', 'FORM-48'],
    [429, {}, 'Unable to submit form. Submission rate limit exceeded. Please try again later.', 'FORM-49'],
    [500, undefined, 'Unable to send form. Please try again later.', 'FORM-50'],
    [400, { error: 'We are closed.' }, 'We are closed.', 'FORM-53'],
    [409, { error: 'We are closed.' }, 'We are closed.', 'FORM-53'],
    [400, { errors: {} }, 'Unknown error, please try again later.', 'FORM-54'],
    [400, { errors: ['x'], error: 7 }, 'Unknown error, please try again later.', 'FORM-54'],
    [0, undefined, 'Unknown error, please try again later.', 'FORM-54'],
  ])('with status %i and %j says "%s" [%s]', (status, body, message, _id) => {
    expect(readFailure({ status, body }, ['a'])).toEqual({ fields: {}, form: [message] })
  })

  it('shows messages at their fields, and the rest on the form [FORM-51] [FORM-52]', () => {
    const body = { errors: { a: 'No.', gone: 'Nor.', b: 7 }, error: 'x' }
    expect(readFailure({ status: 400, body }, ['a', 'b'])).toEqual({ fields: { a: 'No.' }, form: ['Nor.'] })
    expect(readFailure({ status: 500, body }, ['a']).fields).toEqual({})
  })
})

const PARTS = {
  key: 'k',
  formId: 'f',
  collectionId: 'c',
  objectName: 'page-c',
  isOverlayForm: false,
  submitButtonText: 'Send',
  values: { a: 'x', b: ['1', '2'] },
  captchaKey: 'proof',
  statistics: { ss_cvr: 'v' },
  elapsedMs: 5000,
  honeypot: '',
}

describe('the payload', () => {
  it('has the fields of the specification [FORM-03]', () => {
    expect(submissionPayload(PARTS)).toEqual({
      key: 'k',
      formId: 'f',
      collectionId: 'c',
      objectName: 'page-c',
      isOverlayForm: false,
      submitButtonText: 'Send',
      form: '{"a":"x","b":["1","2"]}',
      captchaKey: 'proof',
      ss_cvr: 'v',
      elapsedMs: 5000,
      homepage_address: '',
    })
  })

  it('carries the values as JSON text of a map [FORM-04]', () => {
    const { form } = submissionPayload(PARTS)
    expect(JSON.parse(form)).toEqual({ a: 'x', b: ['1', '2'] })
  })

  it('includes the page if it is known [FORM-05]', () => {
    const collection = { id: 'c', title: 'Shop', permissionType: 2 }
    const page = { title: 'Tarn', path: '/shop' }
    expect(submissionPayload(PARTS, pagePart({ collection }, page))).toMatchObject({
      key: 'k',
      pageTitle: 'Shop',
      pageId: 'c',
      contentSource: 'c',
      pagePath: '/shop',
      pagePermissionTypeValue: 2,
    })
    expect(pagePart({ item: { id: 'i' }, collection }, page)).toEqual({
      pageTitle: 'Tarn',
      pageId: 'i',
      contentSource: 'i',
      pagePath: '/shop',
      pagePermissionTypeValue: 2,
    })
    expect(pagePart({ collectionId: 'c' }, page)).toMatchObject({ pageId: 'c', pagePermissionTypeValue: 0 })
    expect(pagePart({ item: { id: 7 }, collection: null }, page)).toBe(undefined)
  })
})

it.each([
  [FORM_MESSAGES.processing, 'Error processing form submission. Please reload and try again.', 'FORM-42'],
  [FORM_MESSAGES.unknown, 'Unknown error, please try again later.', 'FORM-43'],
  [FORM_MESSAGES.noKey, 'Could not get a form submission key, please try again later.', 'FORM-44'],
  [FORM_MESSAGES.unparseable, 'Could not parse the form fields, please check your entries.', 'FORM-45'],
  [FORM_MESSAGES.invalidFields, 'One or more fields is invalid, please check your entries.', 'FORM-36'],
  [FIELD_MESSAGES.tooLong, 'You have exceeded the character limit.', 'FORM-30'],
])('"%s" is word for word "%s" [%s]', (message, text, _id) => {
  expect(message).toBe(text)
})

it('reports the error of a file [EDIT-02]', () => {
  expect(FIELD_MESSAGES.tooLarge('a.txt', '5 MB')).toBe(
    'The file a.txt is too large. The maximum allowed file size is 5 MB.',
  )
  expect(FIELD_MESSAGES.unsupportedKind('a.exe', 'image')).toBe(
    'The file a.exe does not appear to be a supported image file.',
  )
})
