import { siteAddress } from '../../../../src/calls/core/site-address'
import { SAVE_SUBMISSION_PATH } from '../../../../src/calls/form'
import { keepAttributes } from '../../../../src/dom/core/keep-attributes'

/**
 * Takes a server's form in charge: the browser's own checks and its inline handler rest, and it would be
 * sent to our server. Returns how to give it back as it was.
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
