import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { findPostgres, startPostgres } from '../../databases/postgres'
import { dataFolder } from '../../databases/prepared'
import { type Backend, startBackend, stopBackend } from './backend'
import { visit } from './visitor'

const SECRET = 'known to both'

interface Hook {
  readonly id: string
  readonly body: string
  readonly signature: string
}

describe.skipIf(!inject('isOurs'))('an owner', () => {
  const folder = dataFolder()
  const postgres = process.env['API_DATABASE'] === 'postgres' && findPostgres() ? startPostgres() : undefined
  const mails: string[] = []
  const hooks: Hook[] = []
  /** Answers of the receiver of webhooks, the last one from then on. */
  const statuses = [500, 204]
  /** Responses to the next mails: the first connection is refused. */
  let mailsToRefuse = 1
  let backend: Backend

  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom(_, __, callback) {
      if (mailsToRefuse-- > 0) callback(new Error('try again'))
      else callback()
    },
    onData(stream, _, callback) {
      let text = ''
      stream.on('data', chunk => {
        text += chunk
      })
      stream.on('end', () => {
        mails.push(text)
        callback()
      })
    },
  })
  const receiver = createServer(async (request: IncomingMessage, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { 'ashlar-delivery': id, 'ashlar-signature': signature } = request.headers
    hooks.push({ id: `${id}`, signature: `${signature}`, body })
    response.writeHead(statuses.length > 1 ? (statuses.shift() ?? 0) : (statuses[0] ?? 0)).end()
  })
  const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port

  beforeAll(async () => {
    await new Promise<void>(done => smtp.listen(0, '127.0.0.1', done))
    await new Promise<void>(done => receiver.listen(0, '127.0.0.1', done))
    backend = await startBackend({
      ...(postgres ? { DATABASE_URL: postgres.url } : { ASHLAR_DATA: folder.path }),
      ASHLAR_SMTP_URL: `smtp://127.0.0.1:${portOf(smtp.server)}`,
      ASHLAR_MAIL_TO: 'owner@example.com',
      ASHLAR_WEBHOOK_URL: `http://127.0.0.1:${portOf(receiver)}/`,
      ASHLAR_WEBHOOK_SECRET: SECRET,
      ASHLAR_METRICS_PORT: '0',
    })
  }, 240_000)

  afterAll(async () => {
    await stopBackend(backend, 'SIGTERM')
    postgres?.stop()
    receiver.close()
    await new Promise<void>(done => smtp.close(done))
    folder.remove()
  })

  it('hears of a submission by mail and webhook once both can be reached, and only once', async () => {
    const mark = crypto.randomUUID()
    const visitor = visit(backend.address)
    const key = await visitor.key()
    const json = { key, formId: 'api-anything', form: JSON.stringify({ mark }) }
    for (const _ of [1, 2]) {
      expect((await visitor.call('POST', '/api/form/SaveFormSubmission', { json })).status).toBe(200)
    }
    await visitor.submit('api-anything', { mark: 'spam' }, { honeypot: 'x', elapsedMs: 10 })
    await expect.poll(() => [mails.length, hooks.length], { timeout: 60_000 }).toEqual([1, 2])

    expect(mails[0]).toContain(`mark: ${mark}`)
    expect(mails[0]).toMatch(/^Subject: New submission: Anything\r$/m)
    const [first, second] = hooks
    expect(second?.id).toBe(first?.id)
    expect(JSON.parse(second?.body ?? '')).toMatchObject({
      subject: 'submission',
      submission: { values: { mark } },
    })
    const [, time, given] = /^t=(\d+),v1=(\w+)$/.exec(second?.signature ?? '') ?? []
    expect(given).toBe(createHmac('sha256', SECRET).update(`${time}.${second?.body}`).digest('hex'))
    expect(backend.said()).toContain('"event":"not-delivered","channel":"mail"')
  })

  it('finds a line with an id for each request in the log, without personal data', async () => {
    const answer = await visit(backend.address).fetch('GET', '/shop/p/stacking-bowls?name=Ada')
    const id = answer.headers.get('x-request-id')
    await expect.poll(() => backend.said()).toContain(`"id":"${id}"`)
    const line =
      backend
        .said()
        .split('\n')
        .find(text => text.includes(`"id":"${id}"`)) ?? ''
    expect(JSON.parse(line)).toEqual({
      level: 30,
      time: expect.any(String),
      event: 'request',
      id,
      method: 'GET',
      route: '/shop/p/:slug',
      status: 200,
      ms: expect.any(Number),
    })
    expect(backend.said()).not.toMatch(/Ada|10\.\d+\.\d+\.\d+/)
  })

  it('finds metrics at a port of their own', async () => {
    const [, port] = /Metrics at port (\d+)/.exec(backend.said()) ?? []
    const text = await (await fetch(`http://localhost:${port}/metrics`)).text()
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="POST",route="\/api\/form\/SaveFormSubmission",status="200"\} \d/,
    )
    expect(text).toContain('process_cpu_seconds_total')
    expect((await visit(backend.address).fetch('GET', '/metrics')).status).toBe(404)
  })
})
