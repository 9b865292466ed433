import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findForms } from '../../../demo/server/serving/find-forms'

const CONTEXTS = join(process.env['ASHLAR_SHARED'] ?? '../shared', 'corpus/json/form-context')

const known = (page: string) =>
  findForms(page).map(({ id, kind, fields }) => [id, kind, fields.map(({ id }) => id)])

describe('the forms of a page', () => {
  it('are read from the JSON of our blocks', () => {
    const fields = [{ type: 'text', id: 'a', title: 'more > less & "so" on' }]
    const json = JSON.stringify({ formId: 'one', fields }).replaceAll('&', '&amp;').replaceAll("'", '&#39;')
    expect(known(`<ashlar-form data-block-json='${json}'>`)).toEqual([['one', 'form', ['a']]])
    expect(findForms(`<ashlar-form data-block-json='${json}'>`)[0]?.fields[0]?.title).toBe(fields[0]?.title)
    const escaped = json.replaceAll('"', '&quot;').replaceAll('{', '&#123;')
    expect(known(`<div data-ashlar="form" data-block-json="${escaped}">`)).toEqual([['one', 'form', ['a']]])
  })

  it('may have their JSON in a script', () => {
    const page = `<ashlar-newsletter class="x">\n  <script type="application/json">{"formId":"two"}</script>`
    expect(known(page)).toEqual([['two', 'newsletter', ['email']]])
  })

  it('may be plain HTML, without validation rules', () => {
    const page = `<form class="newsletter-form" data-form-id="three"></form><form><input type="hidden" name="formId" value="four"></form>`
    const inside = `<ashlar-newsletter><form data-form-id="five"></form></ashlar-newsletter><form data-form-id="six">`
    expect(known(page + inside)).toEqual([
      ['three', 'newsletter', []],
      ['five', 'newsletter', []],
      ['six', 'form', []],
      ['four', 'form', []],
    ])
  })

  it('are parsed as in browsers: none in comments, some in `<noscript>` and templates', () => {
    const form = (id: string) => `<form data-form-id="${id}"></form>`
    expect(known(`<!-- ${form('a')} --><script>'${form('b')}'</script>`)).toEqual([])
    expect(known(`<noscript>${form('c')}</noscript><template>${form('d')}</template>`)).toEqual([
      ['c', 'form', []],
      ['d', 'form', []],
    ])
  })

  it('prefer their JSON, wherever it is', () => {
    const page = `<ashlar-form data-block-json='{"formId":"five","fields":[{"type":"text","id":"a"}]}'><form data-form-id="five"></form></ashlar-form>`
    expect(known(page)).toEqual([['five', 'form', ['a']]])
  })

  it('redirect, without scripts, only to pages of their own site', () => {
    const redirects = [
      '/thanks',
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      'javascript:x',
      7,
    ]
    const found = redirects.map(successRedirect =>
      findForms(
        `<script type="application/json">${JSON.stringify({ formId: 'x', successRedirect })}</script>`,
      ),
    )
    expect(found.map(([form]) => form?.successRedirect)).toEqual(['/thanks', '', '', '', '', ''])
  })

  it('are not found in JSON without a form, or in invalid JSON', () => {
    const page = `<ashlar-accordion data-block-json='{"formId":7}'><p data-block-json='{'></p><script type="application/json">null</script>`
    expect(findForms(page)).toEqual([])
  })

  it.skipIf(!existsSync(CONTEXTS))('are read from the contexts of real exported pages', () => {
    const contexts = readdirSync(CONTEXTS).map(name => readFileSync(join(CONTEXTS, name), 'utf8'))
    for (const json of contexts) {
      const { formId, formFields } = JSON.parse(json)
      const [form] = findForms(`<script type="application/json" id="form-context-${formId}">${json}</script>`)
      expect([form?.id, form?.fields.length]).toEqual([formId, formFields.length])
    }
  })
})
