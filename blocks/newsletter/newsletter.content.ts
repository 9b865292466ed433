import { findIn, readServerForm } from '../kit/form/frame/form-content'
import type { NewsletterContent } from './newsletter.schema'

/** Reads the sign-up in the server's HTML, including exported sites', and keeps its nodes. */
export function readNewsletter(serverNodes: readonly ChildNode[]): NewsletterContent {
  const elements = serverNodes.filter(node => node instanceof Element)
  const form = findIn(elements, 'form')
  if (!form) return {}
  const { submitButtonText, ...settings } = readServerForm(form)
  return { ...settings, ...(submitButtonText && { buttonText: submitButtonText }) }
}
