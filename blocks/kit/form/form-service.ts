import { dom } from '../../../src/data/core/dom'
import { safeHref } from '../../../src/data/fields/links'
import { EMPTY_VALUE, summarise } from '../../../src/forms/field-summary'
import type { FormField } from '../../../src/forms/fields/field.schema'
import type { FieldValue } from '../../../src/forms/fields/field-values'
import { FORM_MESSAGES } from '../../../src/forms/form.messages'
import { isSameOrigin, MULTIPART } from '../../../src/forms/own-server/own-request'
import { isAnswer, postForm } from '../../../src/forms/own-server/post-form'
import { readAnswer } from '../../../src/forms/own-server/read-answer'
import { fail, succeed } from '../../../src/forms/submission.state'
import type { BoundField } from './form-elements'
import type { SendOutcome } from './form-sending'

type Values = Readonly<Record<string, FieldValue>>

/**
 * Sends a form to the address of the page context: to a form service, each field under its title, or to the visitor's
 * e-mail program.
 */
export async function sendToService(
  action: string,
  fields: readonly BoundField[],
  values: Values,
): Promise<SendOutcome> {
  const url = safeHref(action)
  const failed = (message: string): SendOutcome => ({ state: fail({ fields: {}, form: [message] }), values })
  if (!url) return failed(FORM_MESSAGES.noServer)
  const entries = fields.flatMap(({ field }) => {
    const text = textOf(field, values[field.id])
    return text ? [[nameOf(field, fields), text] as const] : []
  })
  if (/^mailto:/i.test(url)) {
    const body = entries.map(([name, text]) => `${name}: ${text}`).join('\r\n')
    openMail(`${url}${url.includes('?') ? '&' : '?'}body=${encodeURIComponent(body)}`)
    // The visitor may have no e-mail program, so their input stays.
    return failed(FORM_MESSAGES.mail)
  }

  const form = formOf(url, entries, fields)
  const request = {
    form,
    submitter: null,
    url: new URL(url, dom.baseURI),
    isNative: false,
    encoding: form.enctype,
    data: new FormData(form),
  }
  const outcome = await postForm(request, {
    headers: { Accept: 'application/json, text/html' },
    signal: new AbortController().signal,
    progress: () => {},
  })
  if (!isAnswer(outcome)) {
    const isBlocked = outcome.isUnsent && !isSameOrigin(request) && navigator.onLine
    return isBlocked ? { state: succeed(), values, leave: () => submit(form) } : failed(FORM_MESSAGES.unknown)
  }
  const named = fields.map(({ field }) => ({ id: field.id, names: [nameOf(field, fields)] }))
  const answer = readAnswer(outcome, form, named)
  if (answer.kind === 'unknown') return failed(FORM_MESSAGES.unknown)
  if (answer.kind === 'rejected') return { state: fail(answer.failure), values }
  return {
    state: succeed(),
    values,
    ...(answer.kind === 'accepted' && { redirect: answer.redirect }),
  }
}

/** Services answer to the address in the field `email`. */
function nameOf(field: FormField, fields: readonly BoundField[]): string {
  const isFirstEmail = field === fields.find(({ field: { type } }) => type === 'email')?.field
  return isFirstEmail ? 'email' : field.title || field.id
}

function textOf(field: FormField, value: FieldValue | undefined): string {
  if (field.type === 'file') return ''
  if (field.type === 'hidden') return typeof value === 'string' ? value : ''
  return summarise(field, value)
    .flatMap(({ name, text }) =>
      text === EMPTY_VALUE ? [] : field.type === 'likert' ? `${name}: ${text}` : text,
    )
    .join(field.type === 'likert' ? '; ' : ' ')
}

/** A form of our own, because exported fields have no names. */
function formOf(
  action: string,
  entries: readonly (readonly [name: string, value: string])[],
  fields: readonly BoundField[],
): HTMLFormElement {
  const form = Object.assign(dom.createElement('form'), { method: 'post', hidden: true })
  form.setAttribute('action', action)
  for (const [name, value] of entries) {
    form.append(Object.assign(dom.createElement('input'), { type: 'hidden', name, value }))
  }
  for (const { field, controls } of fields) {
    for (const control of controls) {
      if (!(control instanceof HTMLInputElement) || !control.files?.length) continue
      const input = Object.assign(dom.createElement('input'), { type: 'file', multiple: true })
      input.name = field.title || field.id
      input.files = control.files
      form.append(input)
      form.enctype = MULTIPART
    }
  }
  return form
}

/** Has the browser send the form, and open the service's page. */
function submit(form: HTMLFormElement): void {
  dom.body.append(form)
  form.submit()
}

function openMail(href: string): void {
  const link = Object.assign(dom.createElement('a'), { href })
  dom.body.append(link)
  link.click()
  link.remove()
}
