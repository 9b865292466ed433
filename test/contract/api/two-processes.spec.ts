import { request } from 'node:http'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, afterEach, expect, inject, it, vi } from 'vitest'
import { runChores } from '../../../demo/server/database/background'
import { CAPTCHA_CHALLENGE_PATH } from '../../../src/calls/captcha'
import { startPostgres } from '../../databases/postgres'
import { dataFolder, openEmptyDatabase } from '../../databases/prepared'
import { type Backend, OWNER, startBackend, stopBackend } from './backend'
import { received, visit } from './visitor'

// Starts several servers.
vi.setConfig({ testTimeout: 240_000 })

const isOurs = inject('isOurs')
const folder = dataFolder()
const running: Backend[] = []

afterEach(async () => {
  for (const backend of running.splice(0)) {
    const { exitCode, signalCode } = backend.process
    if (exitCode === null && signalCode === null) await stopBackend(backend, 'SIGKILL')
  }
})

afterAll(folder.remove)

it.skipIf(!isOurs)('does due work in one process at a time, once a minute', async () => {
  const { db, close } = await openEmptyDatabase()
  let runs = 0
  const chores = [
    async () => {
      runs += 1
    },
  ]
  const at = (seconds: number) => new Date(1e12 + seconds * 1000)
  const ran = [
    await runChores(db, chores, at(0)),
    await runChores(db, chores, at(10)),
    await runChores(db, chores, at(60)),
  ]
  expect([ran, runs]).toEqual([[true, false, true], 2])
  await close()
})

it.skipIf(!isOurs)('shares sessions, keys, crumbs and captchas between processes', async () => {
  const postgres = startPostgres()
  const data = { DATABASE_URL: postgres.url }
  // Started together, so that both run the migrations.
  const [one, other] = await Promise.all([startBackend(data), startBackend(data)])
  running.push(one, other)
  const visitor = visit(one.address)
  const key = await visitor.key()
  const elsewhere = visit(other.address)
  for (const [name, value] of visitor.cookies) elsewhere.cookies.set(name, value)
  const mark = crypto.randomUUID()
  const json = { key, formId: 'api-anything', form: JSON.stringify({ mark }) }
  const path = '/api/form/SaveFormSubmission'
  expect((await elsewhere.call('POST', path, { json })).status).toBe(200)
  expect((await visitor.call('POST', path, { json })).status).toBe(200)
  const other_ = { ...json, form: JSON.stringify({ mark: 'another' }) }
  expect((await visitor.call('POST', path, { json: other_ })).status).toBe(409)

  const challenge: Challenge = await (await visit(one.address).fetch('GET', CAPTCHA_CHALLENGE_PATH)).json()
  const proof = { challenge, solution: await solveChallenge({ challenge, deriveKey }) }
  const captchaKey = Buffer.from(JSON.stringify(proof)).toString('base64')
  const answers = [
    await visit(other.address).submit('api-captcha', { text: 'x' }, { captchaKey }),
    await visit(one.address).submit('api-captcha', { text: 'x' }, { captchaKey }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 400])

  const ready = await (await fetch(`${other.address}/readyz`)).json()
  expect(ready).toEqual({ ready: true, database: true, disk: true, stopping: false })
  await Promise.all([one, other].map(backend => stopBackend(backend, 'SIGKILL')))
  postgres.stop()
})

it.skipIf(!isOurs)('finishes what runs when it stops, and refuses what is new', async () => {
  const backend = await startBackend({ ASHLAR_DATA: folder.path })
  running.push(backend)
  const visitor = visit(backend.address)
  const key = await visitor.key()
  const body = JSON.stringify({ key, formId: 'api-anything', form: '{"mark":"slow"}' })
  const url = new URL('/api/form/SaveFormSubmission', backend.address)
  url.searchParams.set('crumb', visitor.cookies.get('crumb') ?? '')
  const slow = request(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': body.length,
      cookie: `crumb=${visitor.cookies.get('crumb')}`,
    },
  })
  slow.on('error', () => {})
  const status = new Promise(done => slow.on('response', response => done(response.statusCode)))
  await new Promise<void>(done => slow.write(body.slice(0, 10), () => done()))
  // Answered after the slow request has been accepted.
  await visitor.key()
  const ended = stopBackend(backend, 'SIGTERM')
  const newcomer = () =>
    fetch(`${backend.address}/shop`).then(
      answer => answer.status !== 503,
      () => false,
    )
  await expect.poll(newcomer).toBe(false)
  slow.end(body.slice(10))
  expect([await status, await ended]).toEqual([200, 0])
})

it.skipIf(!isOurs)(
  'loses and doubles nothing when Postgres restarts, and one of two processes is killed',
  async () => {
    const postgres = startPostgres()
    const limits = { ASHLAR_FORM_LIMIT: '100000', ASHLAR_CALL_LIMIT: '100000' }
    const data = { DATABASE_URL: postgres.url, ...limits }
    const [one, other] = await Promise.all([startBackend(data), startBackend(data)])
    running.push(one, other)
    const acknowledged: string[] = []
    const refused = new Set<number>()
    let isOver = false
    const send = async ({ address }: Backend): Promise<void> => {
      const visitor = visit(address)
      while (!isOver) {
        const mark = crypto.randomUUID()
        const { status } = await visitor.submit('api-anything', { mark }).catch(() => ({ status: 0 }))
        if (status === 200) acknowledged.push(mark)
        else refused.add(status)
      }
    }
    const senders = [one, other, one, other].map(send)
    const more = async (): Promise<void> => {
      const before = acknowledged.length
      await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before + 20)
    }
    await more()
    postgres.restart()
    await more()
    await stopBackend(one, 'SIGKILL')
    await more()
    isOver = true
    await Promise.all(senders)

    // A key could not be read (undefined in JSON), the database was away, or the process was gone.
    for (const status of refused) expect([0, 400, 500, 503]).toContain(status)
    const owner = visit(other.address)
    await owner.fetch('POST', '/config/login', { form: OWNER })
    const found = (await received(owner, {})).map(({ values }) => values['mark'])
    expect(acknowledged.filter(mark => !found.includes(mark))).toEqual([])
    expect(new Set(found).size).toBe(found.length)
    await stopBackend(other, 'SIGKILL')
    postgres.stop()
  },
)
