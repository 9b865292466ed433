import { HONEYPOT_FIELD } from '../../../../src/calls/form'
import type { FormFieldInput } from '../../../../src/forms/fields/field.schema'
import { type FieldTypeName, isFieldTypeName } from '../../../../src/forms/fields/field-types'
import { type Control, controlsIn, labelOf, submitButtonsIn } from './server-form'

/** The fields of a form in the server's HTML, and each field's element. */
export interface ServerFields {
  readonly fields: FormFieldInput[]
  readonly boxes: ReadonlyMap<string, Element>
}

/** Elements that hold a whole field: in our markup, and in that of exported sites. */
const BOXES = '[data-field-type], .form-item'

/** Names of controls that visitors do not fill in. */
const OWN_NAMES = new Set(['formId', 'key', 'crumb', HONEYPOT_FIELD])

/**
 * Reads the fields of a server-rendered form: those marked with their type, and every other control as a
 * field. Keeps the server's controls.
 */
export function readFields(form: Element): ServerFields {
  const found = [...readMarked(form), ...readPlain(form)]
  found.sort(([, a], [, b]) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  return {
    fields: found.map(([field]) => field),
    boxes: new Map(found.map(([field, box]) => [field.id, box])),
  }
}

/** The settings in a server-rendered form. */
export interface ServerForm {
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
  const controls = controlsIn(form).filter(
    control => control.name && !OWN_NAMES.has(control.name) && !control.closest(BOXES),
  )
  return controls.flatMap(first => {
    const group = controls.filter(({ name }) => name === first.name)
    if (group[0] !== first) return []
    const box = group.length > 1 ? (first.closest('fieldset') ?? first) : boxOf(first)
    return [[describe(plainType(first), first.name, box, group), box] as const]
  })
}

function boxOf(control: Control): Element {
  const { parentElement: parent } = control
  if (control.type === 'radio' || control.type === 'checkbox') return control.closest('fieldset') ?? control
  // The parent is the field's element if it contains no other control.
  return parent && !parent.matches('form, fieldset') && controlsIn(parent).length === 1 ? parent : control
}

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
    title: titleOf(box, first),
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

const INPUT_TYPES: Readonly<Record<string, FieldTypeName>> = {
  email: 'email',
  number: 'number',
  url: 'website',
  password: 'password',
  date: 'date',
  time: 'time',
  file: 'file',
  checkbox: 'checkbox',
  radio: 'radio',
  hidden: 'hidden',
  textarea: 'textarea',
  'select-one': 'select',
  'select-multiple': 'checkbox',
}

const plainType = (control: Control): FieldTypeName => INPUT_TYPES[control.type] ?? 'text'

const UNSPOKEN = '[aria-hidden=true], input, select, textarea, .required, .form__required, .form__error'

function titleOf(box: Element, control: Control | undefined): string {
  const title = box.querySelector('legend, .title') ?? control?.labels?.[0] ?? box.querySelector('label')
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
