import { siteAddress } from '../../../../src/calls/core/site-address'
import { SAVE_SUBMISSION_PATH } from '../../../../src/calls/form'
import { keepAttributes } from '../../../../src/dom/core/keep-attributes'

/**
 * Takes over a server-rendered form: disables native validation and its inline handler, and sets its action
 * to our server. Returns a function that restores it.
 */
export function enhanceServerForm(_host: HTMLElement, form: Element): () => void {
  const box = form.closest('.form-inner-wrapper[hidden]')
  const restored = [
    keepAttributes(form, ['novalidate', 'onsubmit', 'action']),
    ...(box ? [keepAttributes(box, ['hidden'])] : []),
  ]
  form.setAttribute('novalidate', '')
  form.setAttribute('action', new URL(SAVE_SUBMISSION_PATH, siteAddress()).href)
  form.removeAttribute('onsubmit')
  box?.removeAttribute('hidden')
  return () => {
    for (const restore of restored) restore()
  }
}
