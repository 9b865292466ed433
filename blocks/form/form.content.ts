import { findIn, readServerForm } from '../kit/form/frame/form-content'
import { readLegacyForm } from './form.legacy'
import type { FormContent } from './form.schema'

/** Reads the form in the server's HTML; its nodes are the server's own. */
export function readForm(serverNodes: readonly ChildNode[]): FormContent {
  const elements = serverNodes.filter(node => node instanceof Element)
  const legacy = readLegacyForm(elements)
  if (legacy) return legacy
  const form = findIn(elements, 'form')
  return form ? readServerForm(form) : {}
}
