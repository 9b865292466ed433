import { HONEYPOT_FIELD } from '../../../../src/calls/form'
import type { FormFieldInput } from '../../../../src/forms/fields/field.schema'
import { type FieldTypeName, isFieldTypeName } from '../../../../src/forms/fields/field-types'
import {
  BOXES,
  type Control,
  controlsIn,
  elementsOf,
  filledIn,
  isControl,
  labelOf,
  submitButtonsIn,
} from './server-form'

/** The fields of a form in the server's HTML, and each field's element. */
interface ServerFields {
  readonly fields: FormFieldInput[]
  readonly boxes: ReadonlyMap<string, Element>
}

/** Names of controls that visitors do not fill in. */
const OWN_NAMES = new Set(['formId', 'key', 'crumb', HONEYPOT_FIELD])

/**
 * Reads the fields of a server-rendered form: those marked with their type, and every other control as a
 * field. Keeps the server's controls.
 */
function readFields(form: Element): ServerFields {
  const found = [...readMarked(form), ...readPlain(form)]
  found.sort(([, a], [, b]) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  return {
    fields: found.map(([field]) => field),
    boxes: new Map(found.map(([field, box]) => [field.id, box])),
  }
}

/** The settings in a server-rendered form. */
interface ServerForm {
  readonly fields: FormFieldInput[]
  readonly formId: string
  readonly collectionId: string
  readonly objectName: string
  readonly submitButtonText: string
  readonly successRedirect: string
  readonly submissionText?: ChildNode[]
  readonly submissionHtml?: string
  readonly serverForm: { readonly form: Element; readonly boxes: ReadonlyMap<string, Element> }
}

/** Reads a server-rendered form, including those of exported sites. */
export function readServerForm(form: Element): ServerForm {
  const { fields, boxes } = readFields(form)
  const formId = form.querySelector<HTMLInputElement>('input[name=formId]')?.value
  const text = form.querySelector('.form-submission-text')
  const html = form.querySelector('[data-submission-html]')?.getAttribute('data-submission-html')
  // The oldest exported pages have these only in the inline handler.
  const handler = form.getAttribute('onsubmit') ?? ''
  const argument = (name: string): string => new RegExp(`${name}:\\s*'([^']*)'`).exec(handler)?.[1] ?? ''
  return {
    fields,
    // A form that names another server, and no form of ours, keeps its server.
    formId:
      form.getAttribute('data-form-id') ??
      formId ??
      (form.matches(OWN_SERVER) ? '' : (form.getAttribute('id') ?? '')),
    collectionId: argument('collectionId'),
    objectName: argument('objectName'),
    submitButtonText: labelOf(submitButtonsIn(form)[0]),
    successRedirect: form.getAttribute('data-success-redirect') ?? '',
    ...(text?.textContent.trim() && { submissionText: [...text.childNodes] }),
    ...(html && { submissionHtml: html }),
    serverForm: { form, boxes },
  }
}

/** Returns the first matching element, at any depth. */
export function findIn(elements: readonly Element[], selector: string): Element | undefined {
  for (const element of elements) {
    const found = element.matches(selector) ? element : element.querySelector(selector)
    if (found) return found
  }
  return undefined
}

const OWN_SERVER = ':is([action],[method]):not([action*=SaveFormSubmission])'

type Found = readonly [field: FormFieldInput, box: Element]

function readMarked(form: Element): Found[] {
  return [...form.querySelectorAll(BOXES)].flatMap(box => {
    const type = typeOf(box)
    const controls = controlsIn(box)
    const id = box.getAttribute('data-field-id') || box.id || controls[0]?.name
    return type && id && !OWN_NAMES.has(id) ? [[describe(type, id, box, controls), box] as const] : []
  })
}

function readPlain(form: Element): Found[] {
  const controls = [...elementsOf(form)].filter(
    (element): element is Control =>
      isControl(element) && !!element.name && !OWN_NAMES.has(element.name) && !element.closest(BOXES),
  )
  return controls.flatMap(first => {
    const named = controls.filter(({ name }) => name === first.name)
    if (named[0] !== first) return []
    const group = filledIn(named)
    const box = boxOf(form, named)
    return [[describe(plainType(group), first.name, box, group), box] as const]
  })
}

/** Finds the element of a field: its fieldset, or what is around its controls. Neither contains other controls. */
function boxOf(form: Element, controls: readonly Control[]): Element {
  const [first] = controls as readonly [Control]
  const isOwn = (box: Element): boolean =>
    !box.contains(form) && controlsIn(box).every(control => controls.includes(control))
  const isChoice = isCheckable(first)
  const fieldset = first.closest('fieldset')
  if (fieldset && (isChoice || controls.length > 1) && isOwn(fieldset)) return fieldset
  if (isChoice && controls.length === 1) return first
  let around = first.parentElement
  while (around && !controls.every(control => around?.contains(control))) around = around.parentElement
  return around && !around.matches('fieldset') && isOwn(around) ? around : first
}

const isCheckable = ({ type }: Control): boolean => type === 'radio' || type === 'checkbox'

function describe(
  type: FieldTypeName,
  id: string,
  box: Element,
  controls: readonly Control[],
): FormFieldInput {
  const [first] = controls
  return {
    type,
    id,
    title: titleOf(box, controls),
    required:
      box.matches('.required, [data-required]') ||
      controls.some(control => control.required || control.ariaRequired === 'true'),
    maxLength: first?.dataset['maxLength'] ?? '',
    ...(type === 'hidden' && {
      key: box.getAttribute('data-key') ?? first?.name ?? '',
      value: first?.value ?? '',
    }),
    ...(type === 'likert' && { options: [...box.querySelectorAll('[data-question]')].map(questionOf) }),
  }
}

const questionOf = (row: Element): string => row.getAttribute('data-question') ?? ''

function typeOf(box: Element): FieldTypeName | undefined {
  const names = [box.getAttribute('data-field-type') ?? '', ...box.classList]
  return names.find(isFieldTypeName)
}

/** Types of controls that our fields name otherwise. */
const RENAMED: Readonly<Record<string, FieldTypeName>> = {
  url: 'website',
  'select-one': 'select',
  'select-multiple': 'checkbox',
}

function plainType([first, ...others]: readonly Control[]): FieldTypeName {
  // Several addresses are for the browser to check.
  if (!first || first.matches('[type=email][multiple]')) return 'text'
  const { type } = first
  const own = RENAMED[type] ?? (isFieldTypeName(type) ? type : 'text')
  // A list of values, like that of checkboxes.
  return others.length && !/radio|password|file|hidden/.test(own) ? 'checkbox' : own
}

const UNSPOKEN = '[aria-hidden=true], input, select, textarea, .required, .form__required, .form__error'

function titleOf(box: Element, [first, ...others]: readonly Control[]): string {
  // The label of an option is no title of its group.
  const isGroup = others.length > 0 && !!first && isCheckable(first)
  const labels = [...box.querySelectorAll('label')]
  const label = isGroup ? labels.find(({ control }) => !control) : (first?.labels?.[0] ?? labels[0])
  const title = box.querySelector('legend, .title') ?? label
  const nodes = [...(title?.childNodes ?? [])].filter(
    node => !(node instanceof Element && node.matches(UNSPOKEN)),
  )
  return (
    nodes
      .map(node => node.textContent)
      .join('')
      .replace(/\s+/g, ' ')
      .trim()
      // Frameworks write one after each label.
      .replace(/ ?:$/, '')
  )
}
