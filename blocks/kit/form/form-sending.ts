import { createDataLayer } from '../../../src/calls/client/send-call'
import { SITE_CALLS, siteCalls } from '../../../src/calls/client/site-calls'
import { dom } from '../../../src/data/core/dom'
import { sessionArea } from '../../../src/data/storage'
import type { FieldValue } from '../../../src/forms/fields/field-values'
import { FIELD_MESSAGES } from '../../../src/forms/form.messages'
import type { FormFailure } from '../../../src/forms/form-failure'
import { idempotencyKeys } from '../../../src/forms/idempotency-keys'
import { createSender } from '../../../src/forms/send-form'
import { fail, type Submission } from '../../../src/forms/submission.state'
import { connectionLines } from '../../../src/locale/load-failure'
import { POPUP_SELECTOR } from '../../../src/overlays/popup-record'
import { $site } from '../../../src/site/core/site'
import { formTarget } from '../../../src/site/form-settings'
import { pagePart } from '../../../src/site/page-part'
import { visitorFields } from '../../../src/visitor/statistics/report-form'
import type { FormElements } from './form-elements'
import type { FileFields } from './form-files'
import type { FormOptions } from './form-progress'
import type { AfterForm } from './form-sent'

// Forms with their own server use these too.
export { digestOf, idempotencyKeys } from '../../../src/forms/idempotency-keys'

/** The details of the events of a form. */
export interface SubmissionEvents {
  /** The form is about to be sent: its values by field. Cancel the event to send it yourself. */
  readonly submit: { readonly formId: string; readonly values: Readonly<Record<string, FieldValue>> }
  /** The server has accepted the form. */
  readonly submitted: { readonly formId: string }
  /** The server has accepted a sign-up for a newsletter. */
  readonly subscribe: { readonly formId: string }
}

/** A validated submission. */
export interface Sending {
  readonly values: Readonly<Record<string, FieldValue>>
  readonly submitButtonText: string
  readonly captchaKey: string | undefined
  readonly elapsedMs: number
}

/** The result of a submission, and the values as sent, with the server's ids of the files. */
export interface SendOutcome {
  readonly state: Submission
  readonly values: Readonly<Record<string, FieldValue>>
  /** The address to open; by default the form's own, if any. */
  readonly redirect?: string | undefined
  /** The server's own confirmation. */
  readonly answer?: Partial<AfterForm> | undefined
  /** Opens the page that answers the form instead. */
  readonly leave?: (() => void) | undefined
}

/** Sends the form inside `box`: its files, then its values. Never throws for a response of the server. */
export function createSending({
  box,
  elements,
  settings,
  name,
}: Pick<FormOptions, 'box' | 'settings'> & {
  readonly elements: FormElements
  /** The form's name in the tab's storage. */
  readonly name: string
}): (sending: Sending, files: FileFields | undefined) => Promise<SendOutcome> {
  const { formId, collectionId, objectName } = settings
  // Includes forms inside a pop-up, which do not know about it.
  const isOverlayForm = settings.isOverlayForm || box.closest(POPUP_SELECTOR) !== null
  const send = createSender(siteCalls, idempotencyKeys(sessionArea, name))
  const fieldIds = elements.fields.map(({ field }) => field.id)

  return async ({ values: chosen, ...sending }, files) => {
    const { action } = formTarget()
    if (action) {
      const { sendToService } = await import('./form-service')
      const outcome = await sendToService(action, elements.fields, chosen)
      const { status, failure } = outcome.state
      return status === 'failure' ? { ...outcome, state: fail(withConnection(failure)) } : outcome
    }
    const sent = await files?.send(formId, fetch => createDataLayer({ ...SITE_CALLS, fetch }))
    if (sent?.ok === false) {
      return { state: fail(withConnection({ fields: sent.error, form: [] })), values: chosen }
    }
    const values = { ...chosen, ...sent?.value }
    const state = await send({
      ...sending,
      formId,
      collectionId,
      objectName,
      isOverlayForm,
      values,
      honeypot: elements.honeypot?.value ?? '',
      statistics: visitorFields(),
      page: pagePart($site.get(), { title: dom.title, path: location.pathname }),
      fieldIds,
    })
    const { fields: errors, form } = state.failure
    // Files that the server rejects, or has assigned to another submission, are uploaded again at the next
    // try.
    files?.forget(form.includes(FIELD_MESSAGES.upload) ? fieldIds : Object.keys(errors))
    return { state: state.status === 'failure' ? fail(withConnection(state.failure)) : state, values }
  }
}

/** Adds that the browser is offline, if it is. */
export const withConnection = ({ fields, form }: FormFailure): FormFailure => ({
  fields,
  form: navigator.onLine ? form : [...form, ...connectionLines()],
})
