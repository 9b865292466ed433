import { done } from '../../../src/calls/answers.ts'
import {
  SAVE_SUBMISSION_PATH,
  SUBMISSION_KEY_PATH,
  submissionKeyAnswer,
  submissionRequest,
} from '../../../src/calls/form.ts'
import { makeToken } from '../requests/signed-token.ts'
import { type Call, defineCall } from './call.ts'
import { MAX_FORM_BYTES, submit } from './form-submission.ts'
import { saveNativeForm } from './native-form.ts'
import { uploadCall } from './uploads.ts'

/** The calls of a form: a submission key, uploads, and the submission. */
export const formCalls: readonly Call[] = [
  defineCall({
    method: 'POST',
    path: SUBMISSION_KEY_PATH,
    summary: 'Creates a submission key',
    crumb: 'query',
    answer: submissionKeyAnswer,
    handle: async ({ context, secret }) => context.json({ key: makeToken(secret, 'submission-key') }),
  }),
  uploadCall,
  defineCall({
    method: 'POST',
    path: SAVE_SUBMISSION_PATH,
    summary: 'Submits a form; repeating the same key and content has no effect',
    crumb: 'query',
    body: { kind: 'json', schema: submissionRequest },
    maxBytes: MAX_FORM_BYTES,
    answer: done,
    refusals: [404, 409],
    native: saveNativeForm,
    handle: async call => {
      const outcome = await submit(call, { payload: call.body, address: call.address })
      if (outcome.ok) return call.context.json({ success: true })
      const { status, message, errors } = outcome.error
      return call.context.json(errors ? { errors } : { error: message }, status)
    },
  }),
]
