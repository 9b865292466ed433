// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { plotOf } from '../../blocks/chart/chart.data'
import { embedSchema } from '../../blocks/embed/embed.schema'
import { parseBlock } from '../../blocks/kit/element/parse-block'
import { mapSchema } from '../../blocks/map/map.schema'
import { marqueeSchema } from '../../blocks/marquee/marquee.schema'
import { videoSchema } from '../../blocks/video/video.schema'
import { readContext } from '../../runtime/page/read-context'
import { MAX_JSON_LENGTH } from '../../src/data/core/json'
import { checkField, MAX_TEXT_LENGTH } from '../../src/forms/field-check'
import { FIELD_TYPES, type FieldTypeName } from '../../src/forms/fields/field-types'
import { FIELD_MESSAGES } from '../../src/forms/form.messages'
import { readMoment } from '../../src/locale/dates/moment'
import { isMoney } from '../../src/locale/money/money'
import { parseMoney } from '../../src/locale/money/money-format'

const LONG = '9'.repeat(MAX_JSON_LENGTH)

const SCHEMAS: readonly (readonly [what: string, schema: z.ZodMiniType, data: object])[] = [
  ['an embed code', embedSchema, { html: LONG }],
  ['a video’s code', videoSchema, { html: LONG }],
  ['a video’s address', videoSchema, { url: LONG }],
  ['a marquee’s text', marqueeSchema, { items: [{ text: LONG }] }],
  ['the link of a map', mapSchema, { linkTemplate: LONG }],
]

it.each(SCHEMAS)('rejects data with %s of five million characters, and says why', (_, schema, data) => {
  const parsed = parseBlock(schema, JSON.stringify(data))
  expect(!parsed.ok && `${parsed.error.code}: ${parsed.error.message}`).toBe(
    'data-not-json: data-block-json is not JSON: too long',
  )
})

it('rejects a page context of five million characters, and says why', () => {
  const script = document.createElement('script')
  script.textContent = JSON.stringify({ website: LONG })
  const causes: unknown[] = []
  const record = (event: Event): void => {
    event.preventDefault()
    causes.push((event as CustomEvent<Error>).detail.cause)
  }
  document.addEventListener('ashlar:error', record)
  expect(readContext(script)).toEqual({})
  document.removeEventListener('ashlar:error', record)
  expect(causes).toEqual([new RangeError('too long')])
})

describe('a number of 200,000 digits', () => {
  const digits = '1'.repeat(200_000)

  it.each([`${digits}px`, `0.${digits}px`])('is no size of a marquee', textSize => {
    const parsed = parseBlock(marqueeSchema, JSON.stringify({ textSize }))
    expect(!parsed.ok && parsed.error.message).toMatch(/^textSize: expected a length in px/)
  })

  it('is no cell of a chart', () => {
    const { errors } = plotOf({ kind: 'bar', columns: ['a', 'b'], rows: [['a', `0.${digits}`]] })
    expect(errors).toEqual(['Row 1 has a cell that is not a number.'])
  })

  it('is no price', () => {
    expect(isMoney({ value: digits, currency: 'USD' })).toBe(false)
    expect(isMoney({ value: `1.50${digits.replaceAll('1', '0')}`, currency: 'USD' })).toBe(false)
    expect(parseMoney(digits, 'USD')).toBe(undefined)
  })

  it('is no date', () => {
    expect(readMoment(digits, 'UTC')).toBe(undefined)
    expect(readMoment(`2026-01-01T00:00:00.${digits}`, 'UTC')).toBe(undefined)
  })
})

describe('a text of a form', () => {
  const types = Object.entries(FIELD_TYPES).filter(([, { shape }]) =>
    ['text', 'parts', 'phone'].includes(shape),
  )

  it.each(types)('of type %s has 100,000 characters at most', (name, { parts }) => {
    const type = name as FieldTypeName
    const field = {
      type,
      title: 'Text',
      required: false,
      maxLength: 0,
      options: [],
      allowedFileTypes: [],
      numFiles: 1,
      maxFileMegabytes: 0,
    }
    const text = 'x'.repeat(MAX_TEXT_LENGTH + 1)
    expect(checkField(field, parts.length > 0 ? parts.map(() => text) : text)).toBe(FIELD_MESSAGES.tooLong)
  })
})
