import { isRecord, parseJson } from '../../src/data/core/json'
import { findIn, readServerForm } from '../kit/form/frame/form-content'
import type { FormContent } from './form.schema'

/** Reads the form in the server's HTML and keeps its nodes. */
export function readForm(serverNodes: readonly ChildNode[]): FormContent {
  const elements = serverNodes.filter(node => node instanceof Element)
  const legacy = readLegacyForm(elements)
  if (legacy) return legacy
  const form = findIn(elements, 'form')
  return form ? readServerForm(form) : {}
}

/**
 * Reads the form of an exported site, of any of its three generations: a server's form, one with a
 * description, or the description alone. Undefined if there is no form.
 */
function readLegacyForm(elements: readonly Element[]): FormContent | undefined {
  const form = findIn(elements, 'form[data-form-id]')
  const context = readContext(findIn(elements, 'script.sqs-form-block-context'))
  if (!context && !form?.querySelector('.form-item')) return undefined

  const handle = findIn(elements, '.lightbox-handle-wrapper')
  const html = findIn(elements, '[data-submission-html]')?.getAttribute('data-submission-html') ?? ''
  return {
    ...(form && readServerForm(form)),
    ...(html && { submissionHtml: html }),
    ...context,
    ...(handle && { handle, useLightbox: true }),
    isLegacy: true,
  }
}

/** Maps the description to the names of the block's data. */
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

/** A mangled description leaves the server's form in place. */
function parse(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}
