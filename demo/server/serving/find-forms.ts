import * as z from 'zod/mini'
import { isRecord } from '../../../src/data/core/json.ts'
import { type FormField, fieldSchema } from '../../../src/forms/fields/field.schema.ts'
import type { FormDefinition } from '../database/forms.ts'
import { readJson } from '../requests/body.ts'
import { attributeOf, contentOf, elementsOf, type HtmlElement, parentOf } from './html.ts'

/**
 * Finds the forms of a page: blocks by their JSON, exported forms by their context, and plain HTML forms, whose
 * fields are unknown.
 */
export function findForms(page: string): FormDefinition[] {
  const elements = elementsOf(page)
  const blocks = elements.flatMap(element =>
    readForm(readJson(attributeOf(element, 'data-block-json') ?? ''), kindOf(element)),
  )
  const scripts = elements.flatMap(element => {
    if (element.tagName !== 'script' || !attributeOf(element, 'type')?.includes('json')) return []
    return readForm(readJson(contentOf(element)), kindOf(parentOf(element)))
  })
  const forms = elements.filter(({ tagName }) => tagName === 'form')
  const inputs = elements.filter(element => attributeOf(element, 'name') === 'formId')
  const plain = [
    ...forms.flatMap(form => formWithoutFields(form, attributeOf(form, 'data-form-id'))),
    ...inputs.flatMap(input => formWithoutFields(input, attributeOf(input, 'value'))),
  ]
  // The last definition of an id wins: JSON knows the fields.
  return [...new Map([...plain, ...scripts, ...blocks].map(form => [form.id, form])).values()]
}

function kindOf(element: HtmlElement | undefined): FormDefinition['kind'] {
  const isNewsletter =
    element?.tagName === 'ashlar-newsletter' ||
    (element && attributeOf(element, 'data-ashlar') === 'newsletter') ||
    (element && attributeOf(element, 'class')?.split(/\s+/).includes('newsletter-form'))
  return isNewsletter ? 'newsletter' : 'form'
}

function isInNewsletter(element: HtmlElement): boolean {
  for (let parent = parentOf(element); parent; parent = parentOf(parent)) {
    if (parent.tagName === 'ashlar-newsletter') return true
  }
  return false
}

function formWithoutFields(element: HtmlElement, id = ''): FormDefinition[] {
  if (!/^[\w-]+$/.test(id)) return []
  const kind = isInNewsletter(element) ? 'newsletter' : kindOf(element)
  return [{ id, title: id, kind, fields: [], needsCaptcha: false, successRedirect: '' }]
}

const NEWSLETTER_FIELD = { type: 'email', id: 'email', title: 'Email', required: true } as const

/** Reads the form described by a block's JSON; an empty list if there is none. */
export function readForm(data: unknown, kind: FormDefinition['kind']): FormDefinition[] {
  if (!isRecord(data) || typeof data['formId'] !== 'string' || !data['formId']) return []
  const { formId, formName, label, objectName, successRedirect, captcha } = data
  const fields = readFields(data['fields'] ?? data['formFields'])
  return [
    {
      id: formId,
      title: [formName, label, objectName].find(isText) ?? formId,
      kind,
      fields: kind === 'newsletter' && fields.length === 0 ? readFields([NEWSLETTER_FIELD]) : fields,
      needsCaptcha: isRecord(captcha) && (captcha['provider'] ?? 'altcha') === 'altcha',
      // Without scripts, a form redirects only within its own site.
      successRedirect:
        typeof successRedirect === 'string' && /^\/(?![/\\])/.test(successRedirect) ? successRedirect : '',
    },
  ]
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

function readFields(list: unknown): FormField[] {
  return (Array.isArray(list) ? list : []).flatMap(field => {
    const read = z.safeParse(fieldSchema, field)
    return read.success ? [read.data] : []
  })
}
