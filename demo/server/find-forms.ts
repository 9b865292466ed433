import * as z from 'zod/mini'
import { isRecord } from '../../src/data/core/json.ts'
import { type FormField, fieldSchema } from '../../src/forms/fields/field.schema.ts'
import type { FormDefinition } from './database/forms.ts'
import { readJson } from './read-json.ts'

const BLOCK_DATA = /\bdata-block-json=(?:'([^']*)'|"([^"]*)")/g
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
const FORM = /<form\b[^>]*\bdata-form-id=["']?([\w-]+)[^>]*>/g
const HIDDEN_ID = /<input\b(?=[^>]*\bname=["']?formId\b)[^>]*\bvalue=["']?([\w-]+)[^>]*>/g

/**
 * The forms of a page: our own blocks by their JSON, those of an exported page by their context, and forms
 * that stand in its HTML alone, whose fields the server does not know.
 */
export function findForms(page: string): FormDefinition[] {
  const blocks = [...page.matchAll(BLOCK_DATA)].flatMap(({ 1: single, 2: double, index }) => {
    const tag = page.slice(page.lastIndexOf('<', index), index)
    return readForm(readJson(decode(single ?? double ?? '')), kindOf(tag))
  })
  const scripts = [...page.matchAll(SCRIPT)].flatMap(({ 1: attributes = '', 2: text = '', index }) => {
    if (!/\bjson\b/.test(attributes)) return []
    const tag = page.slice(page.lastIndexOf('<', index - 1), index)
    return readForm(readJson(text), kindOf(tag))
  })
  const plain = [
    ...[...page.matchAll(FORM)].map(({ 0: tag, 1: id = '', index }) =>
      withoutFields(id, isInNewsletter(page, index) ? 'newsletter' : kindOf(tag)),
    ),
    ...[...page.matchAll(HIDDEN_ID)].map(({ 1: id = '', index }) =>
      withoutFields(id, isInNewsletter(page, index) ? 'newsletter' : 'form'),
    ),
  ]
  // What is known best is said last, and wins.
  return [...new Map([...plain, ...scripts, ...blocks].map(form => [form.id, form])).values()]
}

const kindOf = (tag: string): FormDefinition['kind'] =>
  /^<ashlar-newsletter\b|\bdata-ashlar=["']?newsletter\b|\bnewsletter-form\b/.test(tag)
    ? 'newsletter'
    : 'form'

const isInNewsletter = (page: string, index: number): boolean =>
  page.lastIndexOf('<ashlar-newsletter', index) > page.lastIndexOf('</ashlar-newsletter', index)

const withoutFields = (id: string, kind: FormDefinition['kind']): FormDefinition => ({
  id,
  title: id,
  kind,
  fields: [],
  needsCaptcha: false,
  successRedirect: '',
})

const NEWSLETTER_FIELD = { type: 'email', id: 'email', title: 'Email', required: true } as const

/** The form that a block's JSON describes; none when it names no form. */
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
      // Without scripts, a form leads only to pages of its own site.
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

const NAMED: Readonly<Record<string, string>> = { amp: '&', apos: "'", gt: '>', lt: '<', quot: '"' }

/** An attribute's value without its escapes. */
function decode(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return NAMED[name.toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
