import { isRecord, parseJson } from '../../src/data/core/json'
import { findIn, readServerForm } from '../kit/form/frame/form-content'
import type { FormContent } from './form.schema'

/**
 * Reads the form of an exported site, in any of its three generations: a server's form, one beside its
 * description, or the description alone. Undefined where there is none.
 */
export function readLegacyForm(elements: readonly Element[]): FormContent | undefined {
  const form = findIn(elements, 'form[data-form-id]')
  const context = readContext(findIn(elements, 'script.sqs-form-block-context'))
  if (!context && !form?.querySelector('.form-item')) return undefined

  const html = findIn(elements, '[data-submission-html]')?.getAttribute('data-submission-html') ?? ''
  return {
    ...(form && readServerForm(form)),
    ...(html && { submissionHtml: html }),
    ...context,
    isLegacy: true,
  }
}

/** What the description says, under the names of the block's own data. */
function readContext(script: Element | undefined): FormContent | undefined {
  const context = script && parse(script.textContent)
  if (!isRecord(context)) return undefined
  const text = (key: string): string => (typeof context[key] === 'string' ? context[key] : '')
  const message = context['formSubmissionMessage']
  const html = isRecord(message) && typeof message['html'] === 'string' ? message['html'] : ''
  return {
    formId: text('formId'),
    collectionId: text('collectionId'),
    objectName: text('objectName'),
    successRedirect: text('successRedirect'),
    label: text('formName'),
    ...(text('formSubmitButtonText') && { submitButtonText: text('formSubmitButtonText') }),
    ...(html && { submissionHtml: html, submissionText: '' }),
    ...(Array.isArray(context['formFields']) && { fields: context['formFields'] }),
    useLightbox: context['useLightbox'] === true,
    ...(text('lightboxHandleText') && { lightboxHandleText: text('lightboxHandleText') }),
  }
}

/** A page that is mangled keeps its server's form. */
function parse(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}
