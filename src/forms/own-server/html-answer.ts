import { dom, domOf } from '../../data/core/dom'
import type { FormFailure } from '../form-failure'
import type { OwnField } from './json-answer'
import { TOKEN_META } from './own-request'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Elements with an error in the HTML of common frameworks, inside a form. */
const ERRORS =
  '.form__error, .field-error, .errorlist, .invalid-feedback, .error-message, .field-validation-error, .text-danger, .error, .errors, .alert-danger, .alert-error, [role=alert]'

/** Lists of errors, also outside the form. */
const SUMMARIES = '#error_explanation li, .error-summary li, .alert-danger, .alert-error, .errorlist'

/** Messages of a server that has accepted the form. */
const SUCCESSES = '.alert-success, .success, .notice, .flash, [role=status]'

/** A server's page that contains the form again. */
interface AnswerForm {
  readonly page: Document
  readonly form: HTMLFormElement
}

/** Finds the form in a server's HTML: by its id, else by its controls' names. */
export function findSameForm(page: Document, form: HTMLFormElement): AnswerForm | undefined {
  const forms = [...page.querySelectorAll('form')]
  const id = form.getAttribute('id')
  const names = namesIn(form)
  const shared = (other: HTMLFormElement): number =>
    namesIn(other).filter(name => names.includes(name)).length
  const [best] = forms.sort((a, b) => shared(b) - shared(a))
  const found = (id && forms.find(other => other.getAttribute('id') === id)) || best
  return found && shared(found) > 0 && shared(found) * 2 >= names.length ? { page, form: found } : undefined
}

/** Returns the errors in a server's HTML that are not on the page already; `undefined` if there are none. */
export function htmlErrors({ page, form }: AnswerForm, fields: readonly OwnField[]): FormFailure | undefined {
  const known = new Set([...dom.querySelectorAll(`${ERRORS}, ${SUMMARIES}`)].map(textOf))
  const isNew = (element: Element): boolean =>
    /\p{L}/u.test(textOf(element)) &&
    !known.has(textOf(element)) &&
    !element.matches(SUCCESSES) &&
    !element.querySelector('input, select, textarea, label')
  const used = new Set<string>()
  const ofFields = fields.flatMap(({ id, names }) => {
    const texts = errorsAt(form, names).filter(isNew).map(textOf)
    for (const text of texts) used.add(text)
    return texts.length ? [[id, [...new Set(texts)].join(' ')] as const] : []
  })
  const others = [...form.querySelectorAll(ERRORS), ...page.querySelectorAll(SUMMARIES)]
    .filter(element => isNew(element) && !isInside(element, ERRORS) && !isElsewhere(element, form))
    .map(textOf)
    .filter(text => !used.has(text))
  if (!ofFields.length && !others.length) return undefined
  return { fields: Object.fromEntries(ofFields), form: [...new Set(others)] }
}

/**
 * Returns whether a page without errors asks for the form again: it holds what the visitor has typed, and says nothing
 * of success.
 */
export function asksAgain({ page, form }: AnswerForm, live: HTMLFormElement): boolean {
  const known = new Set([...dom.querySelectorAll(SUCCESSES)].map(textOf))
  const successes = [...page.querySelectorAll(SUCCESSES)].map(textOf)
  if (successes.some(text => text && !known.has(text))) return false
  const typed = controlsIn(live).filter(isTyped)
  return typed.length > 0 && typed.every(({ name, value }) => valuesOf(form, name).includes(lines(value)))
}

/** Takes the server's new hidden values, such as a CSRF token. Keeps everything that the visitor has typed. */
export function renewHidden({ page, form }: AnswerForm, live: HTMLFormElement): void {
  const hidden = controlsIn(live).filter(({ type }) => type === 'hidden')
  for (const name of new Set(hidden.map(({ name }) => name))) {
    const values = valuesOf(form, name)
    const controls = hidden.filter(control => control.name === name)
    controls.forEach((control, index) => {
      control.value = values[index] ?? control.value
    })
  }
  const token = page.querySelector<HTMLMetaElement>(TOKEN_META)?.content
  if (token) dom.querySelector(TOKEN_META)?.setAttribute('content', token)
}

function errorsAt(form: HTMLFormElement, names: readonly string[]): Element[] {
  const controls = controlsIn(form).filter(({ name, type }) => names.includes(name) && type !== 'hidden')
  const described = controls.flatMap(control => {
    const own = control.getAttribute('aria-errormessage') ?? ''
    const others = control.matches('[aria-invalid=true]') ? control.getAttribute('aria-describedby') : ''
    const errors = (others ?? '').split(/\s+/).filter(id => /err|invalid|feedback/i.test(id))
    return [...own.split(/\s+/), ...errors].flatMap(
      id => (id && domOf(form.ownerDocument).getElementById(id)) || [],
    )
  })
  if (described.length) return described
  const [first] = controls
  if (!first) return []
  let box: Element = first
  // The largest element around them with no other field.
  for (let parent = box.parentElement; parent && parent !== form; parent = parent.parentElement) {
    if (controlsIn(parent).some(({ name, type }) => type !== 'hidden' && !names.includes(name))) break
    box = parent
  }
  const inside = [...box.querySelectorAll(ERRORS)].filter(element => !isInside(element, ERRORS))
  // Django writes a field's list before its paragraph, others write their messages after the control.
  const before = box.previousElementSibling?.matches('.errorlist') ? [box.previousElementSibling] : []
  const next = box.nextElementSibling
  const after = next?.matches(ERRORS) && !next.matches('.errorlist') ? [next] : []
  return inside.length ? inside : [...before, ...after]
}

const isInside = (element: Element, selector: string): boolean => !!element.parentElement?.closest(selector)

const isElsewhere = (element: Element, form: HTMLFormElement): boolean => {
  const around = element.closest('form')
  return around !== null && around !== form
}

const controlsIn = (box: Element): Control[] => [...box.querySelectorAll<Control>('input, select, textarea')]

const namesIn = (form: Element): string[] => [
  ...new Set(controlsIn(form).flatMap(({ name, type }) => (name && type !== 'hidden' ? [name] : []))),
]

/** The values that the server has written into its controls of a name. */
const valuesOf = (form: Element, name: string): string[] =>
  controlsIn(form).flatMap(control => (control.name === name ? [lines(control.value)] : []))

function isTyped(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return false
  if (/hidden|password|file|checkbox|radio|submit|button|image|reset/.test(control.type)) return false
  return control.name !== '' && control.value !== '' && control.value !== control.defaultValue
}

const lines = (text: string): string => text.replaceAll('\r\n', '\n')

const textOf = (element: Element): string =>
  [...(element.matches('ul, ol') ? element.children : [element])]
    .map(({ textContent }) => (textContent ?? '').replace(/\s+/g, ' ').trim())
    .join(' ')
