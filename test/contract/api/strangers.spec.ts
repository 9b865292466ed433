import { connect, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect, inject, it } from 'vitest'
import { SITE_USER_SESSION_PATH } from '../../../src/calls/auth'
import { SAVE_SUBMISSION_PATH, SUBMISSION_KEY_PATH } from '../../../src/calls/form'
import { startEmptyServer } from '../../databases/prepared'
import { OWNER } from './backend'
import { visit } from './visitor'

const isOurs = inject('isOurs')

it('answers others while 300 clients never finish their requests', async () => {
  const { hostname, port } = new URL(inject('address'))
  const head = `POST ${SAVE_SUBMISSION_PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=a\r\n`
  const sockets = await Promise.all(
    Array.from({ length: 300 }, (_, index) => {
      const socket = connect(Number(port), hostname)
      socket.on('error', () => {})
      // Half of them stop within the headers.
      const text = index % 2 ? `${head}Content-Length: 1000\r\n\r\n--a` : head
      return new Promise<Socket>(done => socket.write(text, () => done(socket)))
    }),
  )
  const started = performance.now()
  expect((await visit().submit('api-anything', { a: 'b' })).status).toBe(200)
  expect(performance.now() - started).toBeLessThan(5000)
  for (const socket of sockets) socket.destroy()
})

it('inflates no compressed body', async () => {
  const visitor = visit()
  await visitor.key()
  const bomb = gzipSync(Buffer.alloc(100_000_000, 'a'))
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
  const response = await visitor.call('POST', SAVE_SUBMISSION_PATH, { body: new Uint8Array(bomb), headers })
  expect(response.status).toBe(400)
})

it.skipIf(!isOurs)(
  'does not tell by its answer, nor by its time, whether a customer has an account',
  async () => {
    const email = `${crypto.randomUUID()}@example.com`
    const form = { email, password: 'a long enough one' }
    expect((await visit().fetch('POST', '/account/create', { form })).status).toBe(303)
    const times = { known: [] as number[], unknown: [] as number[] }
    const attempt = async (kind: keyof typeof times, address: string) => {
      const visitor = visit()
      await visitor.key()
      const started = performance.now()
      const json = { email: address, password: 'a wrong one' }
      const response = await visitor.call('POST', SITE_USER_SESSION_PATH, { json })
      times[kind].push(performance.now() - started)
      return [response.status, await response.text()]
    }
    for (let round = 0; round < 7; round++) {
      const known = await attempt('known', email)
      expect(await attempt('unknown', `no-${crypto.randomUUID()}@example.com`)).toEqual(known)
    }
    const median = (list: number[]): number => list.sort((a, b) => a - b)[3] ?? 0
    // Without the hash of a password an answer takes a hundredth of the time.
    expect(median(times.unknown)).toBeGreaterThan(median(times.known) / 4)
  },
)

it.skipIf(!isOurs)('does not adopt a session that a stranger has chosen', async () => {
  const visitor = visit()
  visitor.cookies.set('ss_owner', 'chosen by a stranger')
  await visitor.fetch('POST', '/config/login', { form: OWNER })
  expect(visitor.cookies.get('ss_owner')).not.toBe('chosen by a stranger')
  const stranger = visit()
  stranger.cookies.set('ss_owner', 'chosen by a stranger')
  expect((await stranger.fetch('GET', '/config/submissions')).status).toBe(401)

  const earlier = visitor.cookies.get('ss_owner') ?? ''
  await visitor.fetch('POST', '/config/login', { form: OWNER })
  stranger.cookies.set('ss_owner', earlier)
  expect((await stranger.fetch('GET', '/config/submissions')).status).toBe(401)
})

it('believes forwarded addresses from a configured proxy only, and of them the last', async () => {
  const statusesOf = async (trustProxy: boolean, forwarded: (call: number) => string) => {
    const settings = { trustProxy, callLimit: { max: 2, windowMs: 60_000 } }
    const services = { settings } as const
    const server = await startEmptyServer({ services })
    const statuses: number[] = []
    for (let call = 0; call < 3; call++) {
      const headers = { 'x-forwarded-for': forwarded(call), forwarded: `for=${forwarded(call)}` }
      const answer = await fetch(server.address + SUBMISSION_KEY_PATH, { method: 'POST', headers })
      statuses.push(answer.status)
    }
    await server.stop()
    return statuses
  }
  const unique = crypto.randomUUID()
  expect((await statusesOf(false, call => `10.9.${call}.${unique}`)).at(-1)).toBe(429)
  expect((await statusesOf(true, call => `10.8.0.${call}, 10.8.1.${unique}`)).at(-1)).toBe(429)
  expect((await statusesOf(true, call => `10.7.0.1, 10.7.1.${call}`)).at(-1)).not.toBe(429)
})
