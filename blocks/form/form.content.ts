import { findIn, readServerForm } from '../kit/form/frame/form-content'
import { readLegacyForm } from './form.legacy'
import type { FormContent } from './form.schema'

/** Reads the form in the server's HTML and keeps its nodes. */
export function readForm(serverNodes: readonly ChildNode[]): FormContent {
  const elements = serverNodes.filter(node => node instanceof Element)
  const legacy = readLegacyForm(elements)
  if (legacy) return legacy
  const form = findIn(elements, 'form')
  return form ? readServerForm(form) : {}
}
