import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, inject, it } from 'vitest'
import { CRUMB, CRUMB_HEADER } from '../../../src/calls/core/crumb'
import { JAVASCRIPT_ERRORS_PATH } from '../../../src/calls/events'
import { SAVE_SUBMISSION_PATH } from '../../../src/calls/form'
import { RECORD_HIT_PATH } from '../../../src/calls/measurements'
import { signIn, visit } from './visitor'

/** Sends a call with a valid crumb and any body. */
async function send(body: BodyInit, type: string | undefined): Promise<Response> {
  const visitor = visit()
  await visitor.key()
  return visitor.call('POST', SAVE_SUBMISSION_PATH, {
    body,
    headers: type === undefined ? {} : { 'content-type': type },
  })
}

/** Expects a JSON error with a message that reveals nothing about the server. */
async function expectRefusal(response: Response, status: number): Promise<void> {
  const text = await response.text()
  expect([response.status, text]).toEqual([status, expect.stringMatching(/^\{"error":".+/)])
  expect(text).not.toMatch(/node_modules|\.ts:\d|\bat \w+ \(/)
}

describe('a submission', () => {
  it('of 10 MB is rejected as too large', async () => {
    await expectRefusal(await send('x'.repeat(10_000_000), 'application/json'), 413)
  })

  it('of 10 MB in chunks, without a Content-Length, is rejected as too large', async () => {
    const visitor = visit()
    await visitor.key()
    const piece = new Uint8Array(100_000).fill(120)
    let left = 100
    const body = new ReadableStream({
      pull(controller) {
        if (left-- > 0) controller.enqueue(piece)
        else controller.close()
      },
    })
    const url = new URL(`${SAVE_SUBMISSION_PATH}?${CRUMB}=${visitor.cookies.get(CRUMB)}`, inject('address'))
    const response = await fetch(url, {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { 'content-type': 'application/json', cookie: `${CRUMB}=${visitor.cookies.get(CRUMB)}` },
    } as RequestInit)
    await expectRefusal(response, 413)
  })

  it.each(['text/plain', 'application/xml', 'application/jsonp', 'x', undefined])(
    'of type %s is rejected',
    async type => {
      await expectRefusal(await send(new Blob(['{}']), type), 415)
    },
  )

  it.each([
    '',
    'no JSON',
    '{"key":',
    '[]',
    'null',
    '7',
    '{}',
    '{"key":1,"formId":2,"form":3}',
    '{"key":"a","formId":{"$ne":1},"form":"{}"}',
    '{"key":"a","formId":"api-anything","form":"{}","contentSource":"x"}',
    `{"key":"${'k'.repeat(5000)}","formId":"api-anything","form":"{}"}`,
    `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
  ])('of the wrong shape is rejected with a message: %#', async body => {
    await expectRefusal(await send(body, 'application/json'), 400)
  })

  it('with 1001 values is rejected', async () => {
    const values = Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`f${index}`, 'x']))
    await expectRefusal(await visit().submit('api-anything', values), 400)
  })

  it.each([
    ['application/x-www-form-urlencoded', (name: number) => `&f${name}=`, ''],
    [
      'multipart/form-data; boundary=abc',
      (name: number) => `--abc\r\nContent-Disposition: form-data; name="f${name}"\r\n\r\n1\r\n`,
      '--abc--\r\n',
    ],
  ] as const)('of %s with 20,000 entries is rejected immediately', async (type, entry, end) => {
    const fields = Array.from({ length: 20_000 }, (_, name) => entry(name)).join('')
    const id = type.startsWith('multi')
      ? '--abc\r\nContent-Disposition: form-data; name="formId"\r\n\r\napi-anything\r\n'
      : 'formId=api-anything'
    const started = performance.now()
    const response = await visit().fetch('POST', SAVE_SUBMISSION_PATH, {
      body: `${id}${fields}${end}`,
      headers: { 'content-type': type },
    })
    expect(response.status).toBe(400)
    expect(performance.now() - started).toBeLessThan(3000)
  })

  it.each([
    [90, 200],
    [101, 400],
    [4000, 400],
    [50_000, 400],
  ])('with lists in lists, %i levels deep, is answered with %i', async (levels, status) => {
    const nested = `${'['.repeat(levels)}"x"${']'.repeat(levels)}`
    const visitor = visit()
    const form = `{"a":${nested}}`
    const asValue = await visitor.submit('api-anything', {}, { form })
    const body = `{"key":"${await visitor.key()}","formId":"api-anything","form":"{}","more":${nested}}`
    const headers = { 'content-type': 'application/json' }
    const asDetail = await visitor.call('POST', SAVE_SUBMISSION_PATH, { body, headers })
    expect([asValue.status, asDetail.status]).toEqual([status, status])
    if (inject('ownerPassword') === '') return
    const owner = await signIn()
    expect((await owner.fetch('GET', '/config/submissions')).status).toBe(200)
    expect((await owner.fetch('GET', '/config/submissions.csv')).status).toBe(200)
  })

  it('cannot pollute prototypes', async () => {
    const form = '{"__proto__":{"polluted":"1"},"constructor":{"prototype":{"polluted":"1"}},"a":"b"}'
    expect((await visit().submit('api-anything', {}, { form })).status).toBe(200)
    expect((await visit().submit('api-anything', { a: 'after' })).status).toBe(200)
  })
})

it.each([
  ['identity, chunked', 501],
  ['identity,chunked', 501],
  ['chunked, chunked', 400],
  ['gzip, chunked', 501],
  ['chunked\r\nTransfer-Encoding: chunked', 400],
  ['chunked, identity', 400],
  ['xchunked', 400],
  ['chunked\r\nContent-Length: 5', 400],
  ['chunked', 415],
  ['Chunked', 415],
])('answers a body in the coding %j with %i', async (coding, status) => {
  const answer = await sendBytes(
    `POST ${RECORD_HIT_PATH} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: text/x\r\nTransfer-Encoding: ${coding}\r\n\r\n5\r\nhello\r\n0\r\n\r\n`,
  )
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(answer.match(/^HTTP\/1\.1 /gm)).toHaveLength(1)
})

it.each([
  ['Host: x', 200],
  ['Host: x\r\nhost: y', 400],
  ['Host: x\r\nHost: x', 400],
  ['X: x', 400],
])('answers a request with %j with %i', async (headers, status) => {
  const answer = await sendBytes(`GET /healthz HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
})

/** The answer to the bytes of a request. */
async function sendBytes(request: string): Promise<string> {
  const { hostname, port } = new URL(inject('address'))
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.on('data', data => {
    answer += data
  })
  socket.write(request)
  await once(socket, 'close')
  return answer
}

it('rejects 10 MB of error reports', async () => {
  const visitor = visit()
  await visitor.key()
  const headers = { [CRUMB_HEADER]: visitor.cookies.get(CRUMB) ?? '' }
  const json = [{ event: 'x', data: 'x'.repeat(10_000_000), timestamp: Date.now() }]
  await expectRefusal(await visitor.fetch('POST', JAVASCRIPT_ERRORS_PATH, { json, headers }), 413)
})

it.each([
  ['GET', '/api/nothing/here'],
  ['GET', SAVE_SUBMISSION_PATH],
  ['PATCH', SAVE_SUBMISSION_PATH],
])('answers %s %s, an unknown call, with a message', async (method, path) => {
  await expectRefusal(await visit().fetch(method, path), 404)
})

it('rejects malformed cookies', async () => {
  const headers = { cookie: 'crumb=%; ss_owner=\u00ff; CART="; ss_member=;;;' }
  const response = await visit().fetch('POST', SAVE_SUBMISSION_PATH, { json: {}, headers })
  expect(await response.json()).toMatchObject({ crumbFail: true })
})
