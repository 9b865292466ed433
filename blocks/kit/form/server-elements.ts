import { siteAddress } from '../../../src/calls/core/site-address'
import { HONEYPOT_FIELD, SAVE_SUBMISSION_PATH } from '../../../src/calls/form'
import { dom } from '../../../src/data/core/dom'
import { keepAttributes } from '../../../src/dom/core/keep-attributes'
import type { FormField } from '../../../src/forms/fields/field.schema'
import type { FormElements } from './form-elements'
import type { ServerForm } from './form-progress'
import {
  BOXES,
  type Control,
  controlsIn,
  elementsOf,
  filledIn,
  isControl,
  submitButtonsIn,
} from './frame/server-form'

/**
 * Finds the elements of a server-rendered form in `box`. Only queries can find them; controls and buttons
 * are queried at each use, because the page's own scripts may replace them.
 */
export function serverElements(
  box: Element,
  { form, boxes }: ServerForm,
  definitions: readonly FormField[],
): FormElements {
  return {
    form,
    fields: definitions.flatMap(field => {
      const own = boxes.get(field.id)
      if (!own) return []
      const controls = (): readonly Control[] =>
        own.matches(BOXES) ? controlsIn(own) : filledIn(controlsOfName(form, field.id))
      return {
        field,
        box: own,
        get controls() {
          return controls()
        },
        counter: own.querySelector('.form__counter'),
        showError: (message: string) => showError(own, controls(), message),
      }
    }),
    get controls() {
      return [...elementsOf(form)].filter(isControl)
    },
    get buttons() {
      return submitButtonsIn(form.getRootNode() as Document).filter(button => button.form === form)
    },
    captcha: box.querySelector('.form__captcha, .captcha-container'),
    honeypot: box.querySelector(`[name="${HONEYPOT_FIELD}"]`),
  }
}

function controlsOfName(form: Element, wanted: string): Control[] {
  // Faster than a search of the whole form, which each field would make at each key press. It also finds ids.
  const found = elementsOf(form).namedItem(wanted)
  const elements = found instanceof RadioNodeList ? [...found] : [found]
  return (elements as Element[]).filter(
    (element): element is Control => element && isControl(element) && element.name === wanted,
  )
}

/** Sets the form's action to our server. Returns a function that restores it. */
export function sendToSite(form: Element): () => void {
  const restore = keepAttributes(form, ['action'])
  form.setAttribute('action', new URL(SAVE_SUBMISSION_PATH, siteAddress()).href)
  return restore
}

/** The `formId` in the events of a form that keeps its server. */
export const nameOf = (form: Element): string =>
  form.getAttribute('id') || `${location.pathname}#${[...dom.forms].indexOf(form as HTMLFormElement)}`

/** The place of a field's message; the server may render it empty, so that nothing shifts. */
const SLOT = '.form__error'

let lastId = 0

/**
 * Shows a field's error in red, below the field, or before its title in exported markup, and associates it
 * with the controls. Returns a function that removes it.
 */
function showError(box: Element, controls: readonly Control[], message: string): () => void {
  const own = slotOf(box)
  const slot = own ?? makeSlot(box)
  slot.id ||= `ashlar-error-${++lastId}`
  slot.textContent = message

  const restored = controls.map(control => {
    const restore = keepAttributes(control, ['aria-invalid', 'aria-describedby'])
    control.setAttribute('aria-invalid', 'true')
    const others = control.getAttribute('aria-describedby')
    control.setAttribute('aria-describedby', others ? `${slot.id} ${others}` : slot.id)
    return restore
  })
  box.classList.add('error')
  return () => {
    for (const restore of restored) restore()
    box.classList.remove('error')
    if (!box.classList.length) box.removeAttribute('class')
    if (own) own.textContent = ''
    else slot.remove()
  }
}

function slotOf(box: Element): Element | null {
  const beside = [box.nextElementSibling, box.previousElementSibling]
  return box.querySelector(SLOT) ?? beside.find(element => element?.matches(SLOT)) ?? null
}

function makeSlot(box: Element): Element {
  const slot = dom.createElement('span')
  // Style sheets of exported sites use the second name.
  slot.className = 'form__error field-error'
  const legend = box.matches('fieldset') ? box.querySelector('legend') : null
  // Exported sites expect it before the title; inside a label it would become part of the field's name, and before a
  // legend it would be painted after it.
  if (box.matches('label, input, select, textarea')) (box.closest('label') ?? box).after(slot)
  else if (box.matches('.form-item')) (legend ?? box).prepend(slot)
  else box.append(slot)
  return slot
}
