import { findIn, readFields } from '../kit/form-content'
import { readButton } from '../kit/form-lock'
import { readLegacyForm } from './form.legacy'
import type { FormContent } from './form.schema'

/** Reads the form in the server's HTML; its nodes are the server's own. */
export function readForm(serverNodes: readonly ChildNode[]): FormContent {
  const elements = serverNodes.filter(node => node instanceof Element)
  const legacy = readLegacyForm(elements)
  if (legacy) return legacy

  const form = findIn(elements, 'form')
  if (!form) return {}
  const { fields, boxes } = readFields(form)
  const formId = form.querySelector<HTMLInputElement>('input[name=formId]')?.value
  return {
    fields,
    formId: form.getAttribute('data-form-id') ?? formId ?? form.getAttribute('id') ?? '',
    submitButtonText: readButton(form),
    successRedirect: form.getAttribute('data-success-redirect') ?? '',
    served: { form, boxes },
  }
}
