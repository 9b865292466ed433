import { readFileSync } from 'node:fs'
import { describe, expect, inject, it } from 'vitest'
import { CRUMB_HEADER } from '../../../src/calls/core/crumb'
import { JAVASCRIPT_ERRORS_PATH, TRACE_PATH } from '../../../src/calls/events'
import { SAVE_SUBMISSION_PATH } from '../../../src/calls/form'
import { visit } from './visitor'

/**
 * How long the server may work while a neighbour waits, in ms of processor time. Work in
 * proportion to the body takes a tenth to a third of it; work that grows with its square, minutes.
 */
const MAX_BUSY_MS = 1000

/** How long a neighbour may wait, in ms; much more, because other processes take turns, too. */
const MAX_NEIGHBOUR_MS = 5000

const MEGABYTE = 990_000

const filled = (piece: string): string => piece.repeat(MEGABYTE / piece.length)

const FORM_ID = '--ab\r\nContent-Disposition: form-data; name="formId"\r\n\r\napi-anything\r\n'
const ENTRY = 'Content-Disposition: form-data; name="a"\r\n\r\n'
/** A boundary that a search tells from the body at its last character only. */
const LONG = 'a'.repeat(8000)

/** Values of a submission; `KEY` stands for its key. */
const submission = (form: string): string => JSON.stringify({ key: 'KEY', formId: 'api-anything', form })

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
  'a submission of many values': [
    SAVE_SUBMISSION_PATH,
    'application/json',
    submission(`{${Array.from({ length: 45_000 }, (_, at) => `"a${at}":""`).join()}}`),
  ],
  'a submission of lists in lists': [
    SAVE_SUBMISSION_PATH,
    'application/json',
    submission(`{"a":${'['.repeat(490_000)}${']'.repeat(490_000)}}`),
  ],
  'a submission of one word': [
    SAVE_SUBMISSION_PATH,
    'application/json',
    submission(`{"a":"${filled('a')}"}`),
  ],
  'a submission of spaces and accents': [
    SAVE_SUBMISSION_PATH,
    'application/json',
    submission(`{"a":"${'\u0301 '.repeat(320_000)}"}`),
  ],
  'a nested list': [JAVASCRIPT_ERRORS_PATH, 'application/json', filled('[')],
}

describe('a body of the allowed size', () => {
  it.each(Object.entries(BODIES))('of %s holds up no other request', async (_, [path, type, body]) => {
    const visitor = visit()
    const key = await visitor.key()
    const crumb = visitor.cookies.get('crumb') ?? ''
    const headers = { 'content-type': type, [CRUMB_HEADER]: crumb }
    const request = { body: body.replace('KEY', key), headers, query: { crumb } }
    let isPending = true
    const answered = visitor.fetch('POST', path, request).finally(() => {
      isPending = false
    })
    let [longest, busiest] = [0, 0]
    while (isPending) {
      const [started, busy] = [performance.now(), busyMs()]
      expect((await visit().fetch('GET', '/healthz')).status).toBe(200)
      longest = Math.max(longest, performance.now() - started)
      busiest = Math.max(busiest, busyMs() - busy)
    }
    expect((await answered).status).toBeLessThan(500)
    expect(busiest).toBeLessThan(MAX_BUSY_MS)
    expect(longest).toBeLessThan(MAX_NEIGHBOUR_MS)
  })
})

/** The processor time of the thread that answers requests, in ms; 0 where only a clock can tell. */
function busyMs(): number {
  const pid = inject('pid')
  if (!pid || process.platform !== 'linux') return 0
  const [nanoseconds] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')
  return Number(nanoseconds) / 1e6
}
