import { keepAttributes } from '../../../../src/dom/core/keep-attributes'

/**
 * Takes over a server-rendered form: disables native validation and its inline handler. Returns a function that
 * restores it.
 */
export const enhanceServerForm = (_host: HTMLElement, form: Element): (() => void) =>
  takeOver(form, 'onsubmit')

/** Takes over a form that keeps its own server, and its inline handler with it. */
export const enhanceOwnForm = (_host: HTMLElement, form: Element): (() => void) => takeOver(form)

function takeOver(form: Element, handler = 'novalidate'): () => void {
  const box = form.closest('.form-inner-wrapper[hidden]')
  const restore = keepAttributes(form, ['novalidate', handler])
  form.removeAttribute(handler)
  form.setAttribute('novalidate', '')
  box?.removeAttribute('hidden')
  return () => {
    restore()
    box?.setAttribute('hidden', '')
  }
}
