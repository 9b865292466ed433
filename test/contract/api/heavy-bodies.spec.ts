import { describe, expect, it } from 'vitest'
import { CRUMB_HEADER } from '../../../src/calls/core/crumb'
import { JAVASCRIPT_ERRORS_PATH, TRACE_PATH } from '../../../src/calls/events'
import { SAVE_SUBMISSION_PATH } from '../../../src/calls/form'
import { visit } from './visitor'

/** How long a neighbour's request may take, in ms; far more than on an idle machine, which needs less than 250. */
const MAX_NEIGHBOUR_MS = 1000

const MEGABYTE = 990_000

const filled = (piece: string): string => piece.repeat(MEGABYTE / piece.length)

const FORM_ID = '--ab\r\nContent-Disposition: form-data; name="formId"\r\n\r\napi-anything\r\n'
const ENTRY = 'Content-Disposition: form-data; name="a"\r\n\r\n'
/** A boundary that a search tells from the body at its last character only. */
const LONG = 'a'.repeat(8000)

const MULTIPART = 'multipart/form-data; boundary=ab'

/** Bodies that are slow to count, to parse or to check. */
const BODIES: Readonly<Record<string, readonly [path: string, type: string, body: string]>> = {
  'a form with a boundary in its content type': [
    SAVE_SUBMISSION_PATH,
    `application/x-www-form-urlencoded; boundary=b${LONG}`,
    filled('a'),
  ],
  'a form with a long boundary': [
    SAVE_SUBMISSION_PATH,
    `multipart/form-data; boundary=b${LONG}`,
    filled('a'),
  ],
  'a form of many parts, with two boundaries': [
    SAVE_SUBMISSION_PATH,
    'multipart/form-data; x="boundary=no"; boundary=ab',
    FORM_ID + filled(`--ab\r\n${ENTRY}\r\n`).repeat(10),
  ],
  'a form of empty parts': [SAVE_SUBMISSION_PATH, MULTIPART, filled('--ab\r\n')],
  'a form of many parts': [SAVE_SUBMISSION_PATH, MULTIPART, FORM_ID + filled(`--ab\r\n${ENTRY}\r\n`)],
  'a form of boundaries that are almost right': [
    SAVE_SUBMISSION_PATH,
    MULTIPART,
    FORM_ID + ENTRY + filled('\r\n--a'),
  ],
  'a form of headers': [SAVE_SUBMISSION_PATH, MULTIPART, `--ab\r\n${filled('a: b\r\n')}`],
  'a form of separators': [SAVE_SUBMISSION_PATH, 'application/x-www-form-urlencoded', filled('&')],
  'a form of escapes': [SAVE_SUBMISSION_PATH, 'application/x-www-form-urlencoded', filled('a=%')],
  'entries of one call': [TRACE_PATH, 'application/x-www-form-urlencoded', filled('a&b&')],
  'errors that are none': [JAVASCRIPT_ERRORS_PATH, 'application/json', `[${filled('0,')}0]`],
  'a nested list': [JAVASCRIPT_ERRORS_PATH, 'application/json', filled('[')],
}

describe('a body of the allowed size', () => {
  it.each(Object.entries(BODIES))('of %s holds up no other request', async (_, [path, type, body]) => {
    const visitor = visit()
    await visitor.key()
    const headers = { 'content-type': type, [CRUMB_HEADER]: visitor.cookies.get('crumb') ?? '' }
    let isPending = true
    const answered = visitor.fetch('POST', path, { body, headers }).finally(() => {
      isPending = false
    })
    let longest = 0
    while (isPending) {
      const started = performance.now()
      expect((await visit().fetch('GET', '/healthz')).status).toBe(200)
      longest = Math.max(longest, performance.now() - started)
    }
    expect((await answered).status).toBeLessThan(500)
    expect(longest).toBeLessThan(MAX_NEIGHBOUR_MS)
  })
})
