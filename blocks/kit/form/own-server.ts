import { sessionArea } from '../../../src/data/storage'
import type { FieldValue } from '../../../src/forms/fields/field-values'
import { FIELD_MESSAGES, FORM_MESSAGES } from '../../../src/forms/form.messages'
import {
  csrfHeaders,
  hasFiles,
  isSameOrigin,
  type OwnRequest,
  readRequest,
  submitNatively,
} from '../../../src/forms/own-server/own-request'
import { isAnswer, type PostFailure, postForm } from '../../../src/forms/own-server/post-form'
import { readAnswer } from '../../../src/forms/own-server/read-answer'
import { fail, succeed } from '../../../src/forms/submission.state'
import type { BoundField } from './form-elements'
import type { FileFields } from './form-files'
import type { FormOptions } from './form-progress'
import type * as SendingPart from './form-sending'
import type { SendOutcome } from './form-sending'
import { OURS } from './frame/server-form'

/** The server of a form that is not the site's backend: the form's own `action`, `method` and `enctype`. */
export interface OwnServer {
  /** Returns the form's errors by field id: ours, and those of the form's own constraints. */
  readonly check: (
    ours: Readonly<Record<string, string>>,
    submitter: HTMLElement | null,
  ) => Readonly<Record<string, string>>
  /** Whether the browser refuses a control that is no field, such as a custom element, and tells the visitor why. */
  readonly isRefused: (submitter: HTMLElement | null) => boolean
  /** Reads the form before it is locked. */
  readonly read: (submitter: HTMLElement | null, captchaKey: string | undefined) => OwnSubmission
}

/** A submission to that server. */
interface OwnSubmission {
  /** Whether the browser has to send it. */
  readonly isNative: boolean
  readonly submit: () => void
  readonly send: (
    part: typeof SendingPart,
    values: Readonly<Record<string, FieldValue>>,
    files: FileFields | undefined,
  ) => Promise<SendOutcome>
}

/** Fields in which servers expect a captcha's proof. */
const CAPTCHA_FIELDS = {
  altcha: 'altcha',
  recaptcha: 'g-recaptcha-response',
  hcaptcha: 'h-captcha-response',
  turnstile: 'cf-turnstile-response',
}

/**
 * Starts sending a form to its own server.
 * @param name the form's name in the tab's storage.
 */
export function createOwnServer(
  form: Element | undefined,
  fields: readonly BoundField[],
  { captcha }: FormOptions['settings'],
  name: string,
): OwnServer {
  if (!form) throw new Error('the block has lost its form')
  const named = fields.map(({ field, controls }) => ({
    id: field.id,
    names: [...new Set(controls.map(({ name }) => name))],
  }))

  return { check, isRefused, read }

  function isRefused(submitter: HTMLElement | null): boolean {
    const isUnchecked = submitter?.hasAttribute('formnovalidate') || form?.getAttribute('novalidate') !== OURS
    return !isUnchecked && !HTMLFormElement.prototype.reportValidity.call(form)
  }

  function check(ours: Readonly<Record<string, string>>, submitter: HTMLElement | null) {
    if (submitter?.hasAttribute('formnovalidate')) return {}
    const errors = fields.flatMap(({ field, controls }) => {
      // Number and size of the files, and the schemes of an address, are the server's business.
      const isChosen = controls.some(({ type, value }) => /^(file|url)$/.test(type) && value)
      const invalid = controls.find(control => control.willValidate && !control.validity.valid)
      const message = (isChosen ? undefined : ours[field.id]) ?? invalid?.validationMessage
      return message ? [[field.id, message] as const] : []
    })
    return Object.fromEntries(errors)
  }

  function read(submitter: HTMLElement | null, captchaKey: string | undefined): OwnSubmission {
    const request = readRequest(form as HTMLFormElement, submitter)
    const proof = captcha && captchaKey ? { [CAPTCHA_FIELDS[captcha.provider]]: captchaKey } : {}
    for (const [name, key] of Object.entries(proof)) request.data.set(name, key)
    const submit = (): void => submitNatively(request, proof)
    return { isNative: request.isNative, submit, send: (...all) => send(request, submit, ...all) }
  }

  async function send(
    request: OwnRequest,
    submit: () => void,
    part: typeof SendingPart,
    values: Readonly<Record<string, FieldValue>>,
    files: FileFields | undefined,
  ): Promise<SendOutcome> {
    const { key, keys } = idempotency(request, part, values)
    const cancelling = new AbortController()
    const uploading = hasFiles(request) ? files?.begin(() => cancelling.abort()) : undefined
    const headers = {
      Accept: 'text/html, application/json',
      ...(isSameOrigin(request) && { ...csrfHeaders(), 'Idempotency-Key': key }),
    }
    const outcome = await postForm(request, {
      headers,
      signal: cancelling.signal,
      progress: sent => uploading?.advance(sent),
    })
    const hasAnswered = isAnswer(outcome)
    uploading?.finish(hasAnswered && outcome.status < 300)
    if (!hasAnswered) return unanswered(outcome, cancelling.signal.aborted)

    const answer = readAnswer(outcome, request.form, named)
    if (answer.kind === 'unknown') return unanswered({ isUnsent: false }, false)
    // The server may have stored what it answers with an error of its own.
    if (outcome.status < 500) keys.forget()
    if (answer.kind === 'rejected') return { state: fail(part.withConnection(answer.failure)), values }
    if (answer.kind === 'login') {
      return { state: succeed(), values, leave: () => location.assign(answer.address) }
    }
    const { redirect, text, html } = answer
    return { state: succeed(), values, redirect, answer: confirmation(text, html) }

    function unanswered({ isUnsent }: PostFailure, isCancelled: boolean): SendOutcome {
      // Another server has not allowed the page to read its answer, and has received nothing yet.
      if (isUnsent && !isSameOrigin(request) && navigator.onLine) {
        return { state: succeed(), values, leave: submit }
      }
      const message = isCancelled ? FIELD_MESSAGES.upload : FORM_MESSAGES.unknown
      return { state: fail(part.withConnection({ fields: {}, form: [message] })), values }
    }
  }

  /** The key of this content: the same as before, if the server may have received it without an answer. */
  function idempotency(
    { url }: OwnRequest,
    { digestOf, idempotencyKeys }: typeof SendingPart,
    values: Readonly<Record<string, FieldValue>>,
  ) {
    const keys = idempotencyKeys(sessionArea, `${name} ${url.pathname}`)
    // Tokens in hidden fields change with every page.
    const entered = fields.filter(({ field }) => field.type !== 'hidden').map(({ field }) => values[field.id])
    const digest = digestOf(JSON.stringify(entered))
    const earlier = keys.read()
    const key = earlier?.digest === digest ? earlier.key : newKey()
    keys.store({ key, digest })
    return { key, keys }
  }
}

const confirmation = (text: string | undefined, html: string | undefined): SendOutcome['answer'] => {
  if (html) return { submissionHtml: html, submissionText: '', runSubmissionScripts: false }
  return text ? { submissionText: text, submissionHtml: '' } : undefined
}

/** Not `randomUUID`, which pages without https lack. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map(part => part.toString(36)).join('')
